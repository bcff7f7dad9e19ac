# Makes the root that every run shares. Sourced by cleanRoot.sh.
# shellcheck shell=bash disable=SC2154

# The mirror of a suite as apt names it here. $1: suite, $2: what the environment names instead.
find_mirror() {
  if [ -n "$2" ]; then
    echo "$2"
  else
    # shellcheck disable=SC2016 # $(…) is apt's own notation here.
    apt-get indextargets --format '$(REPO_URI) $(RELEASE)' 'Created-By: Packages' 2>/dev/null |
      awk -v suite="$1" '$2 == suite && !found { print $1; found = 1 }'
  fi
}

# Sets `mirror` and `security_mirror`. They serve every suite, so this machine's own suite finds them.
find_mirrors() {
  local own
  own=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  mirror=$(find_mirror "$own" "${DEBIAN_MIRROR:-}")
  security_mirror=$(find_mirror "$own-security" "${DEBIAN_SECURITY_MIRROR:-}")
  if [ -z "$mirror" ] || [ -z "$security_mirror" ]; then
    fail 'apt names no Debian mirror here: set DEBIAN_MIRROR and DEBIAN_SECURITY_MIRROR.'
  fi
}

# Sets `base` and makes that folder where it is missing. Its name holds what it was made from.
# Only one run at a time comes here, so a part that an interrupted one left is no other's.
make_base() {
  find_mirrors
  base=$cache/base-$suite-node-$(node --version)-npm-$(npm --version)-$(cksum <"${BASH_SOURCE[0]}" | cut -d ' ' -f 1)
  [ ! -d "$base" ] || return 0
  say "making the root of $suite"
  rm -rf "$base.partial"
  isolated debootstrap --variant=minbase --include=ca-certificates,git "$suite" "$base.partial" "$mirror" \
    >"$cache/debootstrap.log" 2>&1 || {
    tail -n 20 "$cache/debootstrap.log" >&2
    fail "debootstrap could not make a root of $suite."
  }
  copy_node "$base.partial"
  make_image_like "$base.partial"
  mv "$base.partial" "$base"
}

# Node's own binary and npm, where Node's images have them.
copy_node() {
  local npm
  npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
  mkdir -p "$1/usr/local/lib/node_modules"
  cp -L "$(command -v node)" "$1/usr/local/bin/node"
  cp -R "$npm" "$1/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$1/usr/local/bin/npx"
}

# An image has no package lists or archives, an empty home, and starts no service when its package is installed.
make_image_like() {
  rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/* "$1"/var/log/*.log "$1"/root
  mkdir -m 700 "$1/root"
  printf '#!/bin/sh\nexit 101\n' >"$1/usr/sbin/policy-rc.d"
  chmod 755 "$1/usr/sbin/policy-rc.d"
}
