# What a root needs to reach the registries that this machine reaches. Sourced by cleanRoot.sh.
# shellcheck shell=bash disable=SC2154

# Writes the settings into the files above a root ($1) and sets `environment`, all that the command gets of it.
write_registries() {
  environment=()
  write_network "$1/etc"
  write_apt "$1/etc/apt"
  write_npm "$1/root"
  copy_certificates "$1/usr/local/share/ca-certificates"
  local name
  for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
    [ -z "${!name:-}" ] || environment+=("$name=${!name}")
  done
}

write_network() {
  mkdir -p "$1"
  cp -L /etc/resolv.conf "$1/resolv.conf"
  echo clean-root >"$1/hostname"
  printf '127.0.0.1 localhost\n::1 localhost\n127.0.1.1 clean-root\n' >"$1/hosts"
}

write_apt() {
  mkdir -p "$1/apt.conf.d" "$1/sources.list.d"
  : >"$1/sources.list"
  write_sources >"$1/sources.list.d/debian.sources"
  # Proxies, and whether the mirror is a copy that may be older than it says.
  apt-config dump --no-empty --format '%f "%v";%n' \
    Acquire::http Acquire::https Acquire::Check-Valid-Until Acquire::Check-Date >"$1/apt.conf.d/90mirror"
}

write_sources() {
  local keys=/usr/share/keyrings/debian-archive-keyring.gpg updates=" $suite-updates"
  # What is not released has neither updates nor security updates.
  case $suite in sid | unstable | testing | forky) updates='' ;; esac
  printf 'Types: deb\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' "$mirror" "$suite$updates" "$keys"
  [ -n "$updates" ] || return 0
  printf '\nTypes: deb\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' \
    "$security_mirror" "$suite-security" "$keys"
}

# Only what differs from npm's own defaults, and no tokens.
write_npm() {
  mkdir -p "$1"
  chmod 700 "$1"
  local name value
  for name in registry proxy https-proxy noproxy; do
    value=$(npm config get "$name" 2>/dev/null)
    case $value in
      '' | null | undefined | https://registry.npmjs.org/) ;;
      *) echo "$name=$value" >>"$1/.npmrc" ;;
    esac
  done
}

# Certificate authorities that this machine's administrator added, say for a proxy.
copy_certificates() {
  [ -n "$(find /usr/local/share/ca-certificates -name '*.crt' 2>/dev/null | head -n 1)" ] || return 0
  mkdir -p "$1"
  cp -RL /usr/local/share/ca-certificates/. "$1"
  # Node trusts a list of its own unless it is told to use another.
  environment+=(NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt)
}
