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

(defvar eglot-server-programs)
(autoload 'eglot-ensure "eglot")
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `(marquee-mode . ,(lambda (&rest _) (list marquee-program "server")))))

(provide 'marquee)
;;; marquee.el ends here
