#!/bin/sh
# Makes this folder ready to run. npm calls it before `npm start` and `npm test`. You may run it at any time; if nothing
# has changed since the last run, it ends immediately.
#
#   1. checks the machine's Node.js; if that is too old, installs a newer one for this folder only (src/tools/node)
#   2. installs exactly what package-lock.json lists, without running install scripts
#   3. loads the packages with a binary part, and builds those that do not load: it downloads a prebuilt binary, or else
#      compiles one, with the Debian packages that compiling needs
#
# The stamp is written last. If something stops the script halfway, the next run installs what is missing.
set -u
cd "$(dirname "$0")/../.." || exit 1

OLDEST_NODE=22.18
STAMP=node_modules/.set-up
NODE_FOLDER=src/tools/node
# npm puts this folder first in the PATH of every script, so everything that npm runs here uses the Node.js in it.
COMMANDS=$PWD/node_modules/.bin
BUILD_PACKAGES='libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev pkg-config g++ make python3'
BUILD_LIBRARIES='cairo pangocairo pixman-1 freetype2 libpng libjpeg librsvg-2.0'

say() {
  printf '%s\n' "$*" >&2
}

stop() {
  say "$@"
  exit 1
}

# Runs a command silently and keeps its output for stop_with_output.
quietly() {
  "$@" </dev/null >"$output" 2>&1
}

# The same for slow commands: prints what it does, a dot every three seconds, and how long it took.
patiently() {
  printf '%s ' "$1" >&2
  shift
  began=$(date +%s)
  while sleep 3 >/dev/null 2>&1; do printf . >&2; done &
  dots=$!
  quietly "$@"
  status=$?
  # Any other signal could come before the loop listens, and be lost.
  kill -KILL "$dots" 2>/dev/null
  wait "$dots" 2>/dev/null
  say " $(($(date +%s) - began)) s"
  return "$status"
}

stop_with_output() {
  cat "$output" >&2
  stop "$@"
}

# The machine's own Node.js: the first one on the PATH that npm did not put there.
own_node() (
  set -f
  IFS=:
  for folder in $PATH; do
    case $folder in */node_modules/.bin) continue ;; esac
    [ -x "$folder/node" ] && exec "$folder/node" --version
  done
  exit 1
)

is_new_enough() {
  bare=${1#v}
  major=${bare%%.*}
  minor=${bare#*.}
  minor=${minor%%.*}
  [ "$major" -gt "${OLDEST_NODE%.*}" ] ||
    { [ "$major" -eq "${OLDEST_NODE%.*}" ] && [ "$minor" -ge "${OLDEST_NODE#*.}" ]; }
}

# Some versions of pnpm and yarn ignore `packageManager`, and would install packages that do not work together.
check_npm() {
  case ${npm_config_user_agent:-npm/} in
    npm/*) ;;
    *) stop 'Caverna on Discord needs npm, which comes with Node.js; it does not work with pnpm or yarn. Run `npm start`.' ;;
  esac
}

check_node() {
  own=$(own_node) ||
    stop "Caverna on Discord needs Node.js $OLDEST_NODE or newer, and there is no node here. Install it, then run the command again."
  export PATH="$COMMANDS:$PATH"
}

has_right_node() {
  if is_new_enough "$own"; then [ ! -e "$COMMANDS/node" ]; else [ -x "$COMMANDS/node" ]; fi
}

# A binary part is built for one version of Node.js on one kind of machine. npm's own record of node_modules changes
# when somebody installs or removes packages by hand.
fingerprint() {
  printf '%s %s\n' "$own" "$(uname -sm)"
  cksum package-lock.json node_modules/.package-lock.json "$NODE_FOLDER/package-lock.json"
}

is_up_to_date() {
  [ -f "$STAMP" ] && has_right_node && [ "$(cat "$STAMP")" = "$(fingerprint 2>/dev/null)" ]
}

# npm installs only the package for this kind of machine; its checksum is in the lock file beside it.
bring_node() {
  if is_new_enough "$own"; then
    rm -f "$COMMANDS/node"
    return
  fi
  patiently "This machine has Node.js ${own#v}, and Caverna on Discord needs $OLDEST_NODE or newer. Installing one for this folder only (50 MB) …" \
    npm ci --prefix "$NODE_FOLDER" --ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=warn ||
    stop_with_output "Installing Node.js failed; npm's output is above. Fix that, or install Node.js $OLDEST_NODE or newer; then run the command again."
  for binary in "$NODE_FOLDER"/node_modules/node-*/bin/node; do
    "$binary" --version >/dev/null 2>&1 || continue
    mkdir -p "$COMMANDS"
    ln -sf "$PWD/$binary" "$COMMANDS/node"
    return
  done
  stop "There is no Node.js package for this machine ($(uname -sm)). Install Node.js $OLDEST_NODE or newer, then run the command again."
}

# Install scripts wait for build_binaries: npm throws every package away when one of them fails. `npm ci` starts from an
# empty folder; where packages are installed already, `npm install` keeps what has been compiled.
install_packages() {
  if [ -f node_modules/.package-lock.json ]; then
    set -- npm install --no-save
  else
    set -- npm ci
  fi
  patiently 'Installing the packages: half a minute …' \
    "$@" --ignore-scripts --include=dev --prefer-offline --no-audit --no-fund --loglevel=warn ||
    stop_with_output "Installing the packages failed; npm's output is above. Fix that, then run the command again."
}

# A canvas compiled without JPEG or SVG loads without errors, and fails only at the first picture.
loads() {
  case $1 in
    canvas) try='const c = require("canvas"); c.createCanvas(1, 1).toBuffer();
      if (!c.jpegVersion || !c.rsvgVersion) throw new Error("canvas was compiled without JPEG or SVG");' ;;
    better-sqlite3) try='new (require("better-sqlite3"))(":memory:").close()' ;;
    esbuild) try='require("esbuild").transformSync("")' ;;
  esac
  quietly node -e "$try"
}

# With the headers beside Node.js, node-gyp needs no download, which a closed network would refuse.
use_own_headers() {
  prefix=$(node -p 'path.resolve(process.execPath, "../..")')
  version=$(node -p process.versions.modules)
  if grep -q "NODE_MODULE_VERSION $version\$" "$prefix/include/node/node_version.h" 2>/dev/null; then
    export npm_config_nodedir="$prefix"
  fi
}

build() {
  patiently "Building $1: without a prebuilt binary, this takes one to five minutes …" \
    env JOBS=max npm rebuild "$1" --ignore-scripts=false --foreground-scripts --loglevel=warn && loads "$1"
}

# esbuild is never compiled, and better-sqlite3 brings its own binaries and library.
lacks_build_tools() {
  [ "$1" = esbuild ] && return 1
  for tool in pkg-config g++ make python3; do
    command -v "$tool" >/dev/null 2>&1 || return 0
  done
  # shellcheck disable=SC2086 # one argument for each library
  [ "$1" = canvas ] && ! pkg-config --exists $BUILD_LIBRARIES
}

tell_build_tools() {
  stop_with_output "
There is no prebuilt $1 for this machine, and the tools and libraries to compile it are missing.
On Debian or Ubuntu run the line below, elsewhere install the same libraries; then run the command again:

    sudo apt-get update && sudo apt-get install -y $BUILD_PACKAGES
"
}

# With SYSTEM_PACKAGES=no, in the environment or in .env, the set-up changes only this folder.
may_install() {
  case ${SYSTEM_PACKAGES:-} in
    '') ! grep -q '^SYSTEM_PACKAGES=no *$' .env 2>/dev/null ;;
    no) return 1 ;;
  esac
}

# Asks if there is a terminal; otherwise continues.
agrees() {
  if [ ! -t 0 ]; then
    say 'Installing them now, as root, because there is no terminal to ask at; SYSTEM_PACKAGES=no forbids that.'
    return
  fi
  printf 'Install them now, as root? [Y/n] ' >&2
  read -r answer || return 1
  case $answer in [nN]*) return 1 ;; esac
}

install_build_tools() {
  if ! may_install || [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then tell_build_tools "$1"; fi
  say "Compiling $1 needs these Debian packages: $BUILD_PACKAGES"
  agrees || tell_build_tools "$1"
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086 # one argument for each package
  if ! { patiently 'Reading the list of Debian packages …' apt-get update &&
    patiently 'Installing them: about a minute …' apt-get install -y --no-install-recommends $BUILD_PACKAGES; }; then
    stop_with_output "Installing the Debian packages failed; apt-get's output is above. They are: $BUILD_PACKAGES"
  fi
}

build_binaries() {
  for name in esbuild canvas better-sqlite3; do
    loads "$name" && continue
    use_own_headers
    build "$name" && continue
    if lacks_build_tools "$name"; then
      install_build_tools "$name"
      build "$name" && continue
    fi
    stop_with_output "$name could not be built; the reason is above. Fix that, then run the command again."
  done
}

check_npm
check_node
is_up_to_date && exit 0
output=$(mktemp) || exit 1
trap 'rm -f "$output"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
install_packages
bring_node
build_binaries
# The cache was compiled from earlier packages, or by another Node.js.
rm -rf node_modules/.compile-cache
fingerprint >"$STAMP"
