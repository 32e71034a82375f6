# Completes a command line of marquee as a person would, in a zsh with a terminal of its own, and runs
# the line. Prints what the terminal showed, with the arguments of the line in a last line 'run: …'.
#
#   zsh -f Tools/Release/complete.zsh COMPLETION LINE
zmodload zsh/zpty || exit 1
zpty shell zsh -f -i
trap 'zpty -d shell' EXIT

# until_shown MARK: waits until the terminal has shown a mark, which the echo of what was typed must not hold.
until_shown() {
  local part end=$((SECONDS + 20))
  shown=
  while [[ $shown != *$1* ]] && ((SECONDS < end)); do
    if zpty -r -t shell part; then shown+=$part; else sleep 0.05; fi
  done
  [[ $shown == *$1* ]]
}
zpty -w shell "unsetopt zle; autoload -Uz compinit && compinit -u -D && source ${(q)1}"
zpty -w shell "marquee() { print -r -- ru''n: \"\$*\"; }; print rea''dy; PS1=; setopt zle"
until_shown ready || exit 1
zpty -w shell "marquee $2"$'\t'
until_shown 'run: ' || exit 1
print -r -- "$shown"
