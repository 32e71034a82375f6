;;; marquee.el --- Marquee's language server in Emacs  -*- lexical-binding: t -*-

;; Emacs 29 and newer have eglot; for Emacs 26.3 to 28 install it from GNU ELPA, or as elpa-eglot from
;; Debian.  Copy this file to a folder of `load-path', and write (require 'marquee) into init.el.
;;
;; The server starts only for property lists in a content folder: one named Content, or one with a
;; Marquee.plist in it or above it.

;;; Code:

(require 'nxml-mode)
(require 'rng-valid)

(defgroup marquee nil
  "Catalog screens written as property lists."
  :group 'languages)

(defcustom marquee-program "marquee"
  "The program that has the language server."
  :type 'string)

(define-derived-mode marquee-mode nxml-mode "Marquee"
  "A property list in a content folder."
  ;; The server says all that nxml would, and more.
  (rng-validate-mode 0)
  (remove-hook 'completion-at-point-functions #'rng-completion-at-point t))

(defun marquee-content-folder (file)
  "The content folder of FILE; nil if it is in none."
  (or (locate-dominating-file file "Marquee.plist")
      (locate-dominating-file
       file
       (lambda (folder)
         (equal (file-name-nondirectory (directory-file-name folder)) "Content")))))

(defun marquee-start ()
  "Start the server for a property list in a content folder."
  (when (and buffer-file-name
             (string-suffix-p ".plist" buffer-file-name)
             (marquee-content-folder buffer-file-name))
    (marquee-mode)
    (eglot-ensure)))

(add-hook 'find-file-hook #'marquee-start)

(defvar marquee--previewed nil
  "Whether a preview is open.")

(defun marquee--argument (&rest others)
  "What a command gets: the document, the position of point, and OTHERS."
  (vector `(:textDocument ,(eglot--TextDocumentIdentifier)
            :position ,(eglot--pos-to-lsp-position)
            ,@others)))

(defun marquee-preview ()
  "Open the preview of the content in a browser.
It shows unsaved text, and rings what is at point."
  (interactive)
  (let ((result (jsonrpc-request
                 (eglot-current-server) :workspace/executeCommand
                 `(:command "marquee.preview"
                   :arguments ,(marquee--argument :opens :json-false)))))
    (setq marquee--previewed t)
    (browse-url (plist-get result :uri))))

(defun marquee--follow-point ()
  "Ring what is at point in the preview."
  (when (and marquee--previewed (eq major-mode 'marquee-mode) (eglot-current-server))
    (jsonrpc-async-request
     (eglot-current-server) :workspace/executeCommand
     `(:command "marquee.showInPreview" :arguments ,(marquee--argument))
     :success-fn #'ignore :error-fn #'ignore :timeout-fn #'ignore)))

(run-with-idle-timer 0.3 t #'marquee--follow-point)

(defvar eglot-server-programs)
(declare-function eglot-current-server "eglot")
(declare-function eglot--TextDocumentIdentifier "eglot")
(declare-function eglot--pos-to-lsp-position "eglot")
(declare-function jsonrpc-request "jsonrpc")
(declare-function jsonrpc-async-request "jsonrpc")
(autoload 'eglot-ensure "eglot")
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `(marquee-mode . ,(lambda (&rest _) (list marquee-program "server")))))

(provide 'marquee)
;;; marquee.el ends here
