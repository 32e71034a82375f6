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

-- What the server finds in its text, which must be that of the buffer: asked for, because what it
-- has reported so far may be about an earlier text.
local function found()
  local answer, asked
  local parameters = { textDocument = vim.lsp.util.make_text_document_params() }
  wait('the server answers', function()
    -- From 0.11 on, Neovim asks itself, and cancels what else asks.
    if not asked or vim.loop.now() > asked + 1000 then
      asked = vim.loop.now()
      vim.lsp.buf_request(0, 'textDocument/diagnostic', parameters, function(fault, result)
        answer = fault or result
      end)
    end
    return answer
  end)
  return assert(answer.items, vim.inspect(answer))
end

local function wait_for_nothing()
  assert(#found() == 0, vim.inspect(found()))
  wait('nothing is reported', function() return #rules() == 0 end)
end

-- The rules that concern the syntax; nothing else is said of a text in which they find something.
local syntax = {
  ['property-list-syntax'] = true, ['duplicate-key'] = true,
}

-- The lines and rules of what is found, as a text.
local function summary(list)
  local all, faults = {}, {}
  for _, item in ipairs(list) do
    local words = ('%d %s'):format(item.line, item.rule)
    table.insert(all, words)
    if syntax[item.rule] and item.severity == 'error' then
      table.insert(faults, words)
    end
  end
  local shown = #faults > 0 and faults or all
  table.sort(shown)
  return table.concat(shown, '\n')
end

-- Compares what the server finds with what 'marquee validate' finds in the text of the buffer.
local function compare(what)
  local items = vim.tbl_map(function(item)
    local severity = item.severity == 1 and 'error' or 'other'
    return { line = item.range.start.line + 1, rule = item.code, severity = severity }
  end, found())
  vim.fn.writefile(vim.api.nvim_buf_get_lines(0, 0, -1, false), 'Copy/Home.plist')
  local command = { vim.g.marquee_program, 'validate', 'Copy', '--no-cache', '--reporter', 'json' }
  local report = vim.fn.json_decode(vim.fn.system(command))
  local expected = {}
  for _, item in ipairs(report.diagnostics) do
    if item.place.file == 'Copy/Home.plist' then
      local line = item.place.line or 1
      table.insert(expected, { line = line, rule = item.rule, severity = item.severity })
    end
  end
  assert(summary(items) == summary(expected),
    what .. '\n' .. summary(items) .. '\nbut validate finds\n' .. summary(expected))
end

-- Types keys, and waits until they have been read.
local function type_and_wait(keys)
  local is_read = false
  vim.keymap.set({ 'n', 'i' }, '<F12>', function() is_read = true end)
  type_keys(keys .. '<F12>')
  wait('keys are read: ' .. keys, function() return is_read end)
end

-- Edits, undoes and completes at random places, as a person would who never looks.
local function edit_by_chance(seed)
  vim.cmd('silent edit!')
  math.randomseed(seed)
  for step = 1, 12 do
    vim.api.nvim_win_set_cursor(0, { math.random(5, vim.api.nvim_buf_line_count(0) - 3), 0 })
    local kind = math.random(8)
    if kind <= 4 then
      type_keys(({ 'o', 'O', 'f>a', 'A' })[kind] .. '<C-x><C-o>')
      -- Where nothing can be written, nothing is offered.
      local deadline = vim.loop.now() + 400
      wait('an offer', function()
        return vim.fn.pumvisible() == 1 or vim.loop.now() > deadline
      end)
      if vim.fn.pumvisible() == 1 then
        local count = #vim.fn.complete_info({ 'items' }).items
        type_keys(('<C-n>'):rep(math.random(0, math.min(count - 1, 20))) .. '<C-y>')
        wait('an end of completion', function() return vim.fn.pumvisible() == 0 end)
      end
      type_and_wait('x🐟<Esc>')
    else
      type_and_wait(({ 'dd', 'yyp', 'u', 'J' })[kind - 4])
    end
    if step % 4 == 0 then
      compare(('seed %d, step %d'):format(seed, step))
    end
  end
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
  wait_for_nothing()

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
  wait_for_nothing()
  vim.cmd('silent edit!')
  assert(text('Home.plist') == original)

  -- Whatever is typed, the server has the text of the buffer.
  for seed = 1, 20 do
    edit_by_chance(seed)
  end
  vim.cmd('silent edit!')
  wait_for_nothing()

  -- The preview, which shows unsaved text.
  if client().server_capabilities.executeCommandProvider then
    local uri
    vim.ui.open = function(shown) uri = shown end
    vim.cmd('MarqueePreview')
    wait('the preview is open', function() return uri end)
    local page = vim.uri_to_fname(uri)
    go('Keep Watching')
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
    io.stdout:write('Neovim: diagnostics, a fix, help, completion, edits by chance and a rename\n')
    vim.cmd('qall!')
  end
  io.stderr:write(trouble .. '\n')
  vim.cmd('cquit 1')
end)
vim.defer_fn(function() coroutine.resume(test) end, 10)
