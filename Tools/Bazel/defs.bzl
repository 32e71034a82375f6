"""Turns a catalog of property lists into JSON, each screen in an action of its own."""

def _marquee_catalog_impl(ctx):
    root = _joined(ctx.label.workspace_root, ctx.label.package, ctx.attr.folder)
    shared = depset(ctx.files.images + ctx.files.settings + ctx.files.library)
    for file in shared.to_list():
        _path_inside(root, file)
    for file in ctx.files.library:
        if not _is_of_library(_path_inside(root, file)):
            fail("library: '%s' must be 'Items.plist' or in 'Items'" % file.path)
    if ctx.files.library and not ctx.files.settings:
        fail("library: a folder with a library has settings")
    for file in ctx.files.settings:
        if file.path != _joined(root, "Marquee.plist"):
            fail("settings: '%s' must be '%s'" % (file.path, _joined(root, "Marquee.plist")))

    # An image whose name is new may be one that a screen looked for in vain. Unlike the images
    # themselves, this list is an input that every screen uses.
    inputs = depset([_list(ctx, "images.txt", shared)], transitive = [shared])

    objects = []
    outputs = [ctx.actions.declare_file(_joined(ctx.label.name, "Screens.json"))]
    for screen in ctx.files.screens:
        name = _path_inside(root, screen)
        if not name.endswith(".plist"):
            fail("screens: '%s' is no property list" % screen.path)
        if ctx.files.settings and _is_of_library(name):
            fail("screens: '%s' has items for all screens, list it in library" % screen.path)
        name = name[:-len(".plist")]
        objects.append(_compile(ctx, root, screen, inputs, name))
        outputs.append(ctx.actions.declare_file(_joined(ctx.label.name, name + ".json")))
    _link(ctx, root, shared, objects, outputs)
    return [
        DefaultInfo(files = depset(outputs), runfiles = ctx.runfiles(outputs)),
        OutputGroupInfo(objects = depset(objects)),
    ]

def _compile(ctx, root, screen, inputs, name):
    """Compiles one screen; depends on it, the settings, the library and the images it names."""
    object = _intermediate(ctx, name + ".marquee")
    unused = _intermediate(ctx, name + ".unused")
    args = _args(ctx, "compile", root)
    args.add("--output", object)
    args.add("--unused-inputs", unused)

    # In a content folder that is the workspace itself, a name may begin with '-'.
    args.add("--")
    args.add(screen)
    ctx.actions.run(
        executable = ctx.executable.marquee,
        arguments = [args],
        inputs = depset([screen], transitive = [inputs]),
        outputs = [object, unused],
        unused_inputs_list = unused,
        mnemonic = "MarqueeCompile",
        progress_message = "Compiling screen %s" % screen.short_path,
    )
    return object

def _link(ctx, root, shared, objects, outputs):
    """Does what needs all screens: the index, and the rules that compare screens."""
    index = outputs[0]
    listed = _list(ctx, "objects.txt", objects)
    args = _args(ctx, "link", root if ctx.files.images + ctx.files.settings else None)
    args.add("--output", index.dirname)
    args.add("--objects", listed)
    ctx.actions.run(
        executable = ctx.executable.marquee,
        arguments = [args],
        inputs = depset(objects + [listed], transitive = [shared]),
        outputs = outputs,
        mnemonic = "MarqueeLink",
        progress_message = "Linking %d screens of %s" % (len(objects), ctx.label),
    )

def _args(ctx, command, root):
    args = ctx.actions.args()
    args.add(command)
    if root != None:
        args.add("--content", root or ".")

    # Prints path:line:column, and nothing where all is well: Bazel shows all that is printed.
    args.add_all(["--reporter", "xcode"])
    if ctx.attr.strict:
        args.add("--strict")
    if ctx.attr.pretty:
        args.add("--pretty")
    return args

def _list(ctx, name, files):
    """A file with the paths of files, one a line."""
    file = _intermediate(ctx, name)
    lines = ctx.actions.args()
    lines.set_param_file_format("multiline")
    lines.add_all(files)
    ctx.actions.write(file, lines)
    return file

def _intermediate(ctx, name):
    """A file that is no output; among the outputs it could have the name of one."""
    return ctx.actions.declare_file("%s.objects/%s" % (ctx.label.name, name))

def _path_inside(root, file):
    """A file's path inside of the content folder."""
    if not root:
        return file.path
    if not file.path.startswith(root + "/"):
        fail("'%s' does not lie in the content folder '%s'" % (file.path, root))
    return file.path[len(root) + 1:]

def _is_of_library(path):
    return path == "Items.plist" or path.startswith("Items/")

def _joined(*parts):
    return "/".join([part for part in parts if part])

marquee_catalog = rule(
    implementation = _marquee_catalog_impl,
    doc = "JSON of each screen of a content folder, and Screens.json, the index of all.",
    attrs = {
        "screens": attr.label_list(
            doc = "The screens' property lists, all of the folder: Screens.json lists these.",
            allow_files = [".plist"],
            mandatory = True,
        ),
        "images": attr.label_list(
            doc = "Images and asset catalogs.",
            allow_files = True,
        ),
        "settings": attr.label(
            doc = "Marquee.plist, in the content folder.",
            allow_single_file = [".plist"],
        ),
        "library": attr.label_list(
            doc = "Items.plist and the files of Items: inputs of every screen, and no screens.",
            allow_files = [".plist"],
        ),
        "folder": attr.string(
            doc = "The content folder inside of the package; all files lie in it.",
            default = "Content",
        ),
        "strict": attr.bool(doc = "Warnings fail the build."),
        "pretty": attr.bool(doc = "JSON in lines for people."),
        "marquee": attr.label(
            doc = "The program.",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
            mandatory = True,
        ),
    },
)
