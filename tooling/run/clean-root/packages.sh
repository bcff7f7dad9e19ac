# Installs what a run wants to find in its root, and leaves the package lists that it wants to find.
# Runs inside the root, where PACKAGES, CHROMIUM, FIREFOX and LISTS say what is wanted.
# shellcheck shell=bash disable=SC2153
set -euo pipefail

add() { apt-get -qq install -y --no-install-recommends "$@" >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; exit 1; }; }

# The oldest or newest version that the registry offers. $1: oldest or newest; the others: names of the package.
# The parts of a browser are packages that want each other's very version: a pin on their source holds them together.
add_browser() {
  local which=$1 offered chosen name version
  shift
  offered=$(apt-cache madison "$@" | awk -F ' *[|] *' '{ sub(/^ +/, "", $1); print $2, $1 }' | sort -V -u)
  case $which in
    oldest) chosen=$(head -n 1 <<<"$offered") ;;
    newest) chosen=$(tail -n 1 <<<"$offered") ;;
  esac
  read -r version name <<<"$chosen"
  printf 'Package: src:%s\nPin: version %s\nPin-Priority: 1001\n' "$name" "$version" >/etc/apt/preferences.d/browser
  add "$name"
  rm /etc/apt/preferences.d/browser
  echo "clean root: $name $(dpkg-query --show --showformat '${Version}' "$name")"
}

# The lists of the release alone, as an image has them that was made before its updates.
leave_lists() {
  rm -rf /var/lib/apt/lists/*
  [ "$LISTS" = stale ] || return 0
  sed -n '1,/^$/p' /etc/apt/sources.list.d/debian.sources | sed 's/^\(Suites: [^ ]*\).*/\1/' >/tmp/release.sources
  apt-get -qq update -o Dir::Etc::SourceList=/tmp/release.sources -o Dir::Etc::SourceParts=/dev/null
}

update-ca-certificates >/dev/null 2>&1
if [ -n "$PACKAGES$CHROMIUM$FIREFOX" ]; then apt-get -qq update; fi
# shellcheck disable=SC2086 # Several names.
if [ -n "$PACKAGES" ]; then add $PACKAGES; fi
if [ -n "$CHROMIUM" ]; then add_browser "$CHROMIUM" chromium; fi
if [ -n "$FIREFOX" ]; then add_browser "$FIREFOX" firefox-esr firefox; fi
leave_lists
apt-get clean
