;;; test.el --- Opens a catalog in Emacs  -*- lexical-binding: t -*-

;; check.sh runs this in a copy of Content, after marquee.el.

;;; Code:

(require 'cl-lib)
(require 'eglot)
(require 'flymake)

(setq eglot-sync-connect 10
      eglot-send-changes-idle-time 0
      flymake-no-changes-timeout 0
      make-backup-files nil
      create-lockfiles nil)

(defun test-wait (what condition)
  "Wait until CONDITION gives something; WHAT says what for."
  (let ((deadline (+ (float-time) 20)) result)
    (while (progn
             ;; What an idle Emacs does.
             (eglot--signal-textDocument/didChange)
             (accept-process-output nil 0.01)
             (not (setq result (funcall condition))))
      (when (> (float-time) deadline)
        (error "Timed out waiting for: %s" what)))
    result))

(defun test-rules ()
  "The rules of what is reported."
  (mapcar (lambda (found) (flymake-diagnostic-text found)) (flymake-diagnostics)))

(defun test-no-fault ()
  "Check that the server finds nothing in the text as it is now.
What is shown may still be about an earlier text, or not yet about any."
  (eglot--signal-textDocument/didChange)
  (let ((found (jsonrpc-request (eglot--current-server-or-lose) :textDocument/diagnostic
                                `(:textDocument ,(eglot--TextDocumentIdentifier)))))
    (cl-assert (equal (plist-get found :items) []))))

(defun test-go (text)
  "Put point after the first TEXT."
  (goto-char (point-min))
  (search-forward text))

(defconst test-content (expand-file-name "Content"))
(find-file (expand-file-name "Home.plist" test-content))
(cl-assert (eq major-mode 'marquee-mode))
;; A batch has no commands, after which eglot starts.
(run-hooks 'post-command-hook)
(test-wait "the server is attached" #'eglot-managed-p)
(flymake-mode 1)

(let ((original (buffer-string)))
  ;; A diagnostic, while the text is unsaved.
  (test-go "<string>rank<")
  (replace-match "<string>rnak<" t)
  (test-wait "the wrong type is reported"
             (lambda () (cl-find-if (lambda (text) (string-match-p "unknown section type" text))
                                    (test-rules))))
  (let ((found (car (flymake-diagnostics))))
    (cl-assert (equal (buffer-substring-no-properties
                       (flymake-diagnostic-beg found) (flymake-diagnostic-end found))
                      "<string>rnak</string>")))

  ;; Its fix.
  (test-go "rna")
  (cl-letf (((symbol-function 'completing-read)
             (lambda (_prompt titles &rest _)
               (car (assoc "write 'rank'" titles)))))
    (let ((last-nonmenu-event t))
      (eglot-code-actions (point) nil nil t)))
  (cl-assert (equal (buffer-string) original))
  (test-no-fault)

  ;; What is known of a key.
  (test-go "<key>sectionTyp")
  (let (help)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq help text)))
    (test-wait "the help of the key is shown"
               (lambda () (and help (string-match-p "What the section looks like" help)))))

  ;; A key with an empty value.
  (test-go "<string>hero-cat</string>")
  (insert "\n\t\t\t\t\t")
  (let* ((found (eglot-completion-at-point))
         (choice (cl-find "link" (all-completions "" (nth 2 found)) :test #'string=)))
    (cl-assert choice)
    (insert choice)
    (funcall (plist-get (nthcdr 3 found) :exit-function) choice 'finished))
  (test-go "hero-cat</string>")
  (cl-assert (looking-at "\n\t\t\t\t\t<key>link</key>\n[ \t]*<string></string>\n"))
  (erase-buffer)
  (insert original)
  (test-no-fault)

  ;; The preview, which shows unsaved text. Where 'replace-match' adapts the case of letters, eglot
  ;; of Emacs 28 reports a wrong range of what was replaced.
  (when (eglot--server-capable :executeCommandProvider)
    (let (uri)
      (cl-letf (((symbol-function 'browse-url) (lambda (shown &rest _) (setq uri shown))))
        (marquee-preview))
      (test-go "Keep Watching")
      (replace-match "Resume Watching" t)
      (test-wait "the preview has the edit"
                 (lambda ()
                   (with-temp-buffer
                     (insert-file-contents (eglot--uri-to-path uri))
                     (search-forward "Resume Watching" nil t))))
      (test-go "Resume Watching")
      (replace-match "Keep Watching" t)))

  ;; Another name for an item of the library, in all three files.
  (test-go "<string>cabi")
  (cl-letf (((symbol-function 'y-or-n-p) #'always))
    (eglot-rename "hut"))
  (pcase-dolist (`(,file . ,text) '(("Home.plist" . "<string>hut</string>")
                                    ("ko.lproj/Home.plist" . "<string>hut</string>")
                                    ("Items.plist" . "<key>hut</key>")))
    (with-current-buffer (find-buffer-visiting (expand-file-name file test-content))
      (test-go text)
      (save-buffer))))

(eglot-shutdown-all)
(princ "Emacs: diagnostics, a fix, help, completion and a rename\n")
;;; test.el ends here
