#!/usr/bin/env bash
# Sends one recorded segment to Candor, and resumes where it was cut off: docs/upload-protocol.md in bash, curl and coreutils.
#
#   COOKIE='candor…=…' ./upload.sh recording.webm https://candor.example.org SESSION_ID ANSWER_ID [SEGMENT_INDEX]
#
# Run it again after whatever went wrong: what is stored is not sent twice. Ends with 0 once the recording is sealed.
set -euo pipefail

file=$1 base=$2 session=$3 answer=$4 segment=${5:-0}
mime=${MIME:-video/webm}
chunk_bytes=${CHUNK_BYTES:-1048576}
size=$(stat -c %s "$file")
writer=$(cat /proc/sys/kernel/random/uuid)
digest=$(openssl dgst -sha256 -binary "$file" | base64 -w0)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
epoch='' offset=0 complete='?0' final='?0' url='' wait_s=1

say() { printf '%s\n' "$*" >&2; }

# A header of the last answer; the last one counts, after a "100 Continue".
header() { tr -d '\r' <"$work/headers" | awk -v name="${1,,}:" 'tolower($1) == name { value = $2 } END { print value }'; }
code() { sed -n 's/.*"code":"\([A-Z0-9_]*\)".*/\1/p' "$work/body" 2>/dev/null | head -n1; }

# Sends a request; its status (000: no answer at all) lands in $status.
request() {
  : >"$work/headers"
  : >"$work/body"
  status=$(curl -sS --max-time 60 -o "$work/body" -D "$work/headers" -w '%{http_code}' -b "$COOKIE" "$@" 2>"$work/error") ||
    status=000
}

learn() {
  offset=$(header Upload-Offset)
  epoch=$(header Upload-Epoch)
  complete=$(header Upload-Complete)
  final=$(header Upload-Final)
}

pause() {
  local told
  told=$(header Retry-After)
  sleep "${told:-$wait_s}"
  wait_s=$((wait_s < 16 ? wait_s * 2 : 16))
}

give_up() {
  say "Refused: $status $(code)"
  exit 1
}

# To resume is to begin again: the answer says how far the upload is.
begin() {
  while :; do
    request -X POST "$base/api/content/file/chunk" -H 'Content-Type: application/json' --data-binary @- <<JSON
{"sessionId":"$session","answerId":"$answer","take":${TAKE:-1},"segmentIndex":$segment,"mime":"$mime","startOffsetMs":${START_OFFSET_MS:-0},"writerId":"$writer"}
JSON
    case $status in
      201)
        learn
        url=$base$(header Location)
        say "Stored so far: $offset of $size bytes"
        return
        ;;
      000 | 429 | 5??) pause ;;
      *) give_up ;;
    esac
  done
}

# CRC-32 of a file: gzip keeps it, little-endian, in the four bytes before the last four.
crc32() { gzip -c <"$1" | tail -c8 | od -An -tx1 -N4 | awk '{ print $4 $3 $2 $1 }'; }

append() {
  tail -c "+$((offset + 1))" "$file" | head -c "$chunk_bytes" >"$work/chunk" || true
  local length last=()
  length=$(stat -c %s "$work/chunk")
  if ((offset + length == size)); then last=(-H 'Upload-Complete: ?1' -H "Repr-Digest: sha-256=:$digest:"); fi
  request -X PATCH "$url" -H 'Content-Type: application/partial-upload' -H 'Expect:' \
    -H "Upload-Offset: $offset" -H "Upload-Epoch: $epoch" -H "Upload-Crc32: $(crc32 "$work/chunk")" \
    "${last[@]}" --data-binary "@$work/chunk"
  case $status in
    204) learn && wait_s=1 ;;
    409)
      case $(code) in
        UPLOAD_OFFSET_CONFLICT | UPLOAD_SEALED) learn ;;
        UPLOAD_FENCED) begin ;;
        *) give_up ;;
      esac
      ;;
    000 | 400 | 429 | 5??) pause && begin ;;
    *) give_up ;;
  esac
}

begin
while [[ $complete != '?1' ]]; do append; done
say "Sealed: $offset bytes"
[[ $final == '?1' ]] || say "Keep $file until the server says Upload-Final: ?1"
