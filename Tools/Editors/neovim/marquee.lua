-- Marquee's language server in Neovim 0.7 and newer: copy this file to ~/.config/nvim/plugin/.
--
-- It starts only for property lists in a content folder: one named Content, or one with a Marquee.plist
-- in it or above it. vim.g.marquee_program names another program.

-- The content folder of a file; nil for a file that is in none.
local function root(path)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  local settings = vim.fn.findfile('Marquee.plist', vim.fn.escape(folder, ' ,') .. ';')
  if settings ~= '' then
    return vim.fn.fnamemodify(settings, ':p:h')
  end
  while folder ~= vim.fn.fnamemodify(folder, ':h') do
    if vim.fn.fnamemodify(folder, ':t') == 'Content' then
      return folder
    end
    folder = vim.fn.fnamemodify(folder, ':h')
  end
end

-- Writes the lines of a completion as lines, and puts the cursor into the first empty value.
--
-- Before 0.11, Neovim completes words within a line, and writes NUL for each line's end.
local function split_completion()
  local line = vim.api.nvim_get_current_line()
  if not line:find('%z') then
    return
  end
  local row = vim.api.nvim_win_get_cursor(0)[1]
  local indentation = line:match('^%s*')
  local lines = vim.split(line, '%z')
  for index = 2, #lines do
    lines[index] = indentation .. lines[index]
  end
  vim.api.nvim_buf_set_lines(0, row - 1, row, false, lines)
  for index = 1, #lines do
    local empty = lines[index]:find('></', 1, true)
    if empty then
      vim.api.nvim_win_set_cursor(0, { row + index - 1, empty })
      return
    end
  end
  vim.api.nvim_win_set_cursor(0, { row + #lines - 1, #lines[#lines] })
end

-- Whether Neovim completes several lines itself, as from 0.11 on.
local completes_lines = vim.lsp.completion and vim.lsp.completion.enable

-- The buffers whose content has an open preview.
local previewed = {}

local function execute(command, options, handler)
  local argument = vim.tbl_extend('error', vim.lsp.util.make_position_params(0, 'utf-16'), options)
  local parameters = { command = command, arguments = { argument } }
  vim.lsp.buf_request(0, 'workspace/executeCommand', parameters, handler)
end

-- Opens the preview of the content in a browser; it shows unsaved text, and rings what is at the cursor.
local function preview()
  local buffer = vim.api.nvim_get_current_buf()
  execute('marquee.preview', { opens = false }, function(fault, result)
    if fault then
      vim.notify(fault.message, vim.log.levels.ERROR)
      return
    end
    previewed[buffer] = true
    if vim.ui.open then
      vim.ui.open(result.uri)
    else
      vim.fn.jobstart({ vim.fn.has('mac') == 1 and 'open' or 'xdg-open', result.uri })
    end
  end)
end

local function follow_cursor(event)
  if previewed[event.buf] then
    execute('marquee.showInPreview', {}, function() end)
  end
end

-- The keys are those that Neovim 0.11 has for all language servers.
local function on_attach(client, buffer)
  vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
  local keys = {
    K = vim.lsp.buf.hover,
    gd = vim.lsp.buf.definition,
    gra = vim.lsp.buf.code_action,
    grn = vim.lsp.buf.rename,
    grr = vim.lsp.buf.references,
    gO = vim.lsp.buf.document_symbol,
  }
  for key, action in pairs(keys) do
    vim.keymap.set('n', key, function() action() end, { buffer = buffer, desc = 'Marquee' })
  end
  vim.api.nvim_buf_create_user_command(buffer, 'MarqueePreview', preview, {})
  vim.api.nvim_create_autocmd('CursorHold', { buffer = buffer, callback = follow_cursor })
  if completes_lines then
    vim.lsp.completion.enable(true, client.id, buffer)
  else
    vim.api.nvim_create_autocmd('CompleteDone', { buffer = buffer, callback = split_completion })
  end
  if vim.lsp.inlay_hint and client.server_capabilities.inlayHintProvider then
    vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
  end
end

-- Before Neovim 0.8, which has vim.lsp.start: the client of each content folder.
local clients = {}

local function start(buffer)
  local folder = root(vim.api.nvim_buf_get_name(buffer))
  if not folder then
    return
  end
  local config = {
    name = 'marquee',
    cmd = { vim.g.marquee_program or 'marquee', 'server' },
    root_dir = folder,
    -- What Neovim sends of a line with NUL is another edit than its own; whole texts are right.
    flags = { allow_incremental_sync = completes_lines and true or false },
    on_attach = on_attach,
  }
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
    return
  end
  config.workspace_folders = { { uri = vim.uri_from_fname(folder), name = folder } }
  local id = clients[folder]
  if not id or not vim.lsp.get_client_by_id(id) then
    id = vim.lsp.start_client(config)
    clients[folder] = id
  end
  if id then
    vim.lsp.buf_attach_client(buffer, id)
  end
end

vim.api.nvim_create_autocmd({ 'BufReadPost', 'BufNewFile' }, {
  group = vim.api.nvim_create_augroup('marquee', {}),
  pattern = '*.plist',
  callback = function(event) start(event.buf) end,
})
