#!/usr/bin/env bash
# Runs a command on a fresh machine: in a Debian root that holds nothing but Debian's smallest set of packages,
# ca-certificates, git, and this machine's Node and npm. Shows that the repository needs nothing that only a
# developer's machine has.
#
#   tooling/run/cleanRoot.sh --fonts fonts-dejavu-core -- bash .ci/run
#
# Options:
#   --fonts NAMES             font packages, separated by commas; may be repeated. None unless named.
#   --packages NAMES          other packages, likewise.
#   --chromium oldest|newest  a Chromium that is there before the command starts, of the versions that the suite,
#   --firefox oldest|newest   its updates and its security updates offer. None unless named.
#   --suite NAME              Debian's release; bookworm unless named.
#   --stale-lists             package lists of the release alone, without its updates, as an old image has them.
#                             Otherwise there are no lists, as in a fresh image.
#   --offline                 no network but the loopback, and so no packages.
#   --keep                    leave what the run wrote, and say where.
# Without a command it runs `bash .ci/run`.
#
# The command runs as root in a fresh clone of HEAD, with CI=true, an empty home, no standard input and none of this
# machine's environment but what reaches the registries: proxies, certificates, npm's registry. Its output is shown as
# it comes, and its exit code is the exit code here. Ports are this machine's: what listens on one here is in its way.
#
# Everything runs in namespaces of its own, so the kernel ends every process and drops every mount with the first
# process, also after Ctrl-C or a kill. The root is made once and kept under CLEAN_ROOT_DIR (~/.cache/topup-clean-root);
# a run writes into a layer above it. Delete that folder to make the root again.
#
# Needs root, debootstrap, util-linux and iproute2. DEBIAN_MIRROR and DEBIAN_SECURITY_MIRROR name
# mirrors where apt's own settings name none.
set -euo pipefail
umask 022

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
repository=$(cd "$here/../.." && pwd)
cache=${CLEAN_ROOT_DIR:-${HOME:?}/.cache/topup-clean-root}
suite=bookworm packages='' chromium='' firefox='' lists=none network=online keep=no
command=(bash .ci/run)

say() { echo "clean root: $*" >&2; }
fail() { say "$*"; exit 2; }

# shellcheck source=tooling/run/clean-root/base.sh
source "$here/clean-root/base.sh"
# shellcheck source=tooling/run/clean-root/registries.sh
source "$here/clean-root/registries.sh"

read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --fonts | --packages | --chromium | --firefox | --suite)
        [ $# -gt 1 ] || fail "$1 needs a value."
        read_value "$1" "$2"
        shift
        ;;
      --stale-lists) lists=stale ;;
      --offline) network=offline ;;
      --keep) keep=yes ;;
      --help) sed -n '2,/^set /{s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"; exit 0 ;;
      --) shift; [ $# -eq 0 ] || command=("$@"); return ;;
      *) fail "Unknown option $1; --help lists them." ;;
    esac
    shift
  done
}

read_value() {
  case $1=$2 in
    --fonts=* | --packages=*) packages="$packages ${2//,/ }" ;;
    --chromium=oldest | --chromium=newest) chromium=$2 ;;
    --firefox=oldest | --firefox=newest) firefox=$2 ;;
    --suite=*) suite=$2 ;;
    *) fail "$1 is oldest or newest, not $2." ;;
  esac
}

require_tools() {
  [ "$(id -u)" = 0 ] || fail 'Only root may mount; run it as root.'
  local tool
  for tool in debootstrap unshare pivot_root setpriv flock ip git node npm; do
    command -v "$tool" >/dev/null || fail "$tool is missing here."
  done
}

# Runs a command in namespaces of its own. The kernel kills unshare with this script and the first process with
# unshare, and with it all others. A session of its own keeps Ctrl-C from reaching the command before this script.
isolated() {
  setpriv --pdeathsig KILL setsid unshare --mount --pid --uts --ipc --fork --kill-child=KILL "$@" </dev/null &
  child=$!
  local code=0
  wait "$child" || code=$?
  child=
  return "$code"
}

# Makes the folder of this run and removes those whose script was killed: their locks are free.
open_run() {
  local folder
  for folder in "$cache"/run.*; do
    [ ! -d "$folder" ] || ! flock --nonblock "$folder" true || rm -rf "$folder"
  done
  run=$(mktemp -d "$cache/run.XXXXXX")
  exec {run_lock}<"$run"
  flock "$run_lock"
  mkdir "$run/upper" "$run/work" "$run/root"
  chmod 755 "$run/upper"
}

# shellcheck disable=SC2317 # A trap calls it.
close_run() {
  local code=$?
  trap '' INT TERM HUP
  if [ -n "${child:-}" ]; then
    kill -KILL "$child" 2>/dev/null || true
    wait "$child" 2>/dev/null || true
  fi
  if [ -n "${run:-}" ] && [ "$keep" = yes ]; then
    mv "$run" "$cache/kept.${run##*.}" && say "kept $cache/kept.${run##*.}/upper"
  elif [ -n "${run:-}" ]; then
    rm -rf "$run"
  fi
  exit "$code"
}

# HEAD alone, as a build server fetches it; what is not committed is not tested.
clone_head() {
  [ -z "$(git -C "$repository" status --porcelain)" ] || say 'What is not committed is left out.'
  git clone --quiet --depth 1 "file://$repository" "$run/upper/checkout"
  git -C "$run/upper/checkout" remote remove origin
}

prepare() {
  exec {lock}>"$cache/lock"
  flock "$lock"
  make_base
  open_run
  exec {lock}>&-
  clone_head
  write_registries "$run/upper"
  local wanted=(PACKAGES="$packages" CHROMIUM="$chromium" FIREFOX="$firefox" LISTS="$lists")
  isolated bash "$here/clean-root/enter.sh" "$base" "$run" \
    "${environment[@]}" "${wanted[@]}" DEBIAN_FRONTEND=noninteractive -- \
    bash -c "$(cat "$here/clean-root/packages.sh")" >&2
}

announce() {
  local line=${command[*]} commit
  commit=$(git -C "$run/upper/checkout" rev-parse --short HEAD)
  say "$suite, node $(node --version), npm $(npm --version), $network, commit $commit: ${line%%$'\n'*}"
}

main() {
  read_options "$@"
  require_tools
  mkdir -p "$cache"
  trap close_run EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  prepare
  announce
  local code=0 networks=()
  [ "$network" = online ] || networks=(--net)
  isolated "${networks[@]}" bash "$here/clean-root/enter.sh" "$base" "$run" "${environment[@]}" -- "${command[@]}" ||
    code=$?
  say "exit code $code after $SECONDS s"
  exit "$code"
}

# bash reads a script as it runs it; this way all of it is read before a run that may outlive a checkout or an edit.
main "$@"
