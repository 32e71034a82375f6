-- Opens a catalog in Neovim as a person would: check.sh runs it in a copy of Content.

-- Typed keys are read only while no script runs, so the test is a coroutine that a timer resumes.
local test

local function wait(what, condition)
  local deadline = vim.loop.now() + 20000
  while true do
    local result = condition()
    if result then
      return result
    end
    if vim.loop.now() > deadline then
      error('timed out waiting for: ' .. what)
    end
    vim.defer_fn(function() coroutine.resume(test) end, 10)
    coroutine.yield()
  end
end

local function type_keys(keys)
  vim.api.nvim_input(keys)
end

local function text(name)
  local buffer = vim.fn.bufnr(vim.fn.getcwd() .. '/Content/' .. name)
  return buffer >= 0 and table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n') or ''
end

-- Puts the cursor on the first occurrence of a text, some characters further.
local function go(pattern, further)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  local line = vim.fn.search('\\V' .. pattern, 'c')
  assert(line > 0, pattern .. ' is not there')
  local column = vim.api.nvim_win_get_cursor(0)[2]
  vim.api.nvim_win_set_cursor(0, { line, column + (further or 0) })
end

-- The client of the server; Neovim 0.10 has another name for the list.
local function client()
  local list = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = 0 }) or vim.lsp.buf_get_clients(0)
  return select(2, next(list))
end

local function rules()
  return vim.tbl_map(function(found) return found.code end, vim.diagnostic.get(0))
end

local function run()
  vim.cmd('edit Content/Home.plist')
  wait('the server is attached', client)
  local original = text('Home.plist')

  -- A diagnostic, while the text is unsaved.
  go('<string>rank</string>', 8)
  type_keys('ciwrnak<Esc>')
  local found = wait('the wrong type is reported', function()
    return vim.tbl_contains(rules(), 'unknown-section-type') and vim.diagnostic.get(0)[1]
  end)
  assert(vim.api.nvim_buf_get_lines(0, found.lnum, found.lnum + 1, false)[1]
    :sub(found.col + 1, found.end_col) == '<string>rnak</string>')

  -- Its fix.
  local offered
  vim.ui.select = function(items, options, choose)
    offered = vim.tbl_map(options.format_item, items)
    choose(items[1])
  end
  type_keys('gra')
  wait('the type is right again', function() return text('Home.plist') == original end)
  assert(offered[1] == "write 'rank'", vim.inspect(offered))
  wait('nothing is reported', function() return #rules() == 0 end)

  -- What is known of a key.
  go('<key>sectionType</key>', 8)
  type_keys('K')
  wait('the help of the key is shown', function()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      local lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false)
      if table.concat(lines, ' '):find('What the section looks like', 1, true) then
        return true
      end
    end
  end)

  -- A key with an empty value.
  go('<string>hero-cat</string>')
  type_keys('o<C-x><C-o>')
  wait('the keys are offered', function() return vim.fn.pumvisible() == 1 end)
  local labels = vim.tbl_map(function(item) return item.abbr end, vim.fn.complete_info().items)
  local choice
  for index, label in ipairs(labels) do
    choice = choice or label == 'link' and index
  end
  assert(choice, vim.inspect(labels))
  type_keys(('<C-n>'):rep(choice - 1) .. '<C-y>')
  wait('the key is there', function()
    return text('Home.plist'):find('hero%-cat</string>\n%s*<key>link</key>\n')
  end)
  type_keys('screen:Learn<Esc>')
  wait('the key is there, with its value', function()
    return text('Home.plist'):find(
      '\n\t\t\t\t\t<string>hero%-cat</string>\n\t\t\t\t\t<key>link</key>'
        .. '\n\t\t\t\t\t<string>screen:Learn</string>\n\t\t\t\t</dict>')
  end)
  wait('nothing is reported', function() return #rules() == 0 end)
  vim.cmd('silent edit!')
  assert(text('Home.plist') == original)

  -- The preview, which shows unsaved text.
  if client().server_capabilities.executeCommandProvider then
    local uri
    vim.ui.open = function(shown) uri = shown end
    vim.cmd('MarqueePreview')
    wait('the preview is open', function() return uri end)
    local page = vim.uri_to_fname(uri)
    go('Continue Watching')
    type_keys('cwResume<Esc>')
    wait('the preview has the edit', function()
      return table.concat(vim.fn.readfile(page), '\n'):find('Resume Watching', 1, true)
    end)
    type_keys('u')
    wait('the edit is undone', function() return text('Home.plist') == original end)
  end

  -- Another name for an item of the library, in all three files.
  go('<string>cabin</string>', 8)
  vim.lsp.buf.rename('hut')
  wait('the item has its new name', function()
    return text('Home.plist'):find('<string>hut</string>', 1, true)
      and text('ko.lproj/Home.plist'):find('<string>hut</string>', 1, true)
      and text('Items.plist'):find('<key>hut</key>', 1, true)
  end)
  assert(not text('Home.plist'):find('<string>cabin</string>', 1, true))
  vim.cmd('silent wall')
end

test = coroutine.create(function()
  local passed, trouble = xpcall(run, debug.traceback)
  if passed then
    io.stdout:write('Neovim: diagnostics, a fix, help, completion and a rename\n')
    vim.cmd('qall!')
  end
  io.stderr:write(trouble .. '\n')
  vim.cmd('cquit 1')
end)
vim.defer_fn(function() coroutine.resume(test) end, 10)
