#!/usr/bin/env bash
# Mounts a root and runs a command in its checkout. Started by cleanRoot.sh as the first process of namespaces of its
# own, so nothing here has to be unmounted or killed.
#
#   enter.sh BASE RUN NAME=VALUE... -- command...
set -euo pipefail

base=$1 run=$2
shift 2
environment=(PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root CI=true)
while [ "$1" != -- ]; do
  environment+=("$1")
  shift
done
shift
root=$run/root

# Device files as a container has them: no disks.
mount_devices() {
  mount -t tmpfs -o mode=755,nosuid dev "$root/dev"
  local name
  for name in null zero full random urandom tty; do
    : >"$root/dev/$name"
    mount --bind "/dev/$name" "$root/dev/$name"
  done
  mkdir "$root/dev/pts" "$root/dev/shm"
  mount -t devpts -o newinstance,mode=620,gid=5,ptmxmode=666 devpts "$root/dev/pts"
  mount -t tmpfs -o mode=1777,nosuid,nodev shm "$root/dev/shm"
  ln -s pts/ptmx "$root/dev/ptmx"
  ln -s /proc/self/fd "$root/dev/fd"
  ln -s fd/0 "$root/dev/stdin"
  ln -s fd/1 "$root/dev/stdout"
  ln -s fd/2 "$root/dev/stderr"
}

mount_root() {
  mount -t overlay -o "lowerdir=$base,upperdir=$run/upper,workdir=$run/work" overlay "$root"
  mount -t proc proc "$root/proc"
  mount -t tmpfs -o mode=1777,nosuid,nodev tmp "$root/tmp"
  mount_devices
}

# After pivot_root nothing of this machine's files can be reached; after chroot alone it could, and a browser could
# not make its own sandbox.
change_root() {
  cd "$root"
  pivot_root . .
  umount -l .
  cd /
}

echo clean-root >/proc/sys/kernel/hostname
# A network namespace of its own starts with its loopback down; where the network is this machine's, it is up anyway.
ip link set lo up
mount_root
change_root
# bash stays the first process, which has to collect the exit codes of processes whose parents ended. The script
# that started this one in the background had interrupts ignored; the command starts without that.
exec env -i --default-signal "${environment[@]}" \
  bash -c 'cd /checkout && "$@"; exit $?' clean-root "$@"
