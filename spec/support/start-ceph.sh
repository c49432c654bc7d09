#!/usr/bin/env bash
# A whole Ceph for specs: one monitor, one object store in memory, one S3 gateway, all on 127.0.0.1 and without their own users.
#   start-ceph.sh <folder> <gateway port> <monitor port> <access key> <secret key> [lasting]
# With "lasting" the objects are in a file instead of memory, and a daemon that is killed starts again; its pid is in run/<daemon>.pid.
# Says "ready" when the gateway answers, and runs until its standard input ends: so it never outlives who started it.
set -euo pipefail
folder=$1 gateway_port=$2 monitor_port=$3 access_key=$4 secret_key=$5 lasting=${6:-} objectstore=memstore
[ -z "$lasting" ] || objectstore=bluestore

if ! command -v radosgw ceph-mon ceph-osd ceph >/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get install -y -q --no-install-recommends radosgw ceph-mon ceph-osd ceph-common >&2
fi

daemons=()
take_down() {
  # Nothing in memory is to be saved, and what asks politely waits for that.
  kill -KILL "${daemons[@]}" 2>/dev/null || true
  [ -z "$lasting" ] || cat "$folder"/run/*.pid | xargs -r kill -KILL 2>/dev/null || true
  wait
  rm -rf "$folder"
}
trap take_down EXIT
trap 'exit 1' INT TERM HUP
{ cat >/dev/null; kill -TERM $$; } <&0 &

mkdir -p "$folder"/{mon,osd,rgw,run}
export CEPH_CONF=$folder/ceph.conf
cat >"$CEPH_CONF" <<CONF
[global]
  fsid = $(cat /proc/sys/kernel/random/uuid)
  mon host = v2:127.0.0.1:$monitor_port
  mon initial members = a
  public addr = 127.0.0.1
  ms bind msgr1 = false
  auth cluster required = none
  auth service required = none
  auth client required = none
  # The gateway insists on encryption unless told, and without users there are no keys for it.
  ms mon client mode = crc
  run dir = $folder/run
  admin socket = $folder/run/\$name.asok
  log file = $folder/\$name.log
  crash dir = $folder
  osd crush chooseleaf type = 0
  osd pool default size = 1
  osd pool default min size = 1
  osd pool default pg num = 4
  osd pool default pg autoscale mode = off
  mon allow pool size one = true
  mon max pg per osd = 1000
  mon data avail crit = 1
[mon.a]
  mon data = $folder/mon
[osd.0]
  osd data = $folder/osd
  osd objectstore = $objectstore
  bluestore block create = true
  bluestore block size = 8G
  bluestore cache autotune = false
  bluestore cache size = 64M
  osd fast shutdown = true
  memstore device bytes = 8G
  osd class update on start = false
[client.rgw]
  rgw data = $folder/rgw
  rgw frontends = beast endpoint=127.0.0.1:$gateway_port tcp_nodelay=1
  rgw dynamic resharding = false
CONF

run() {
  local name=$1
  shift
  while :; do
    "$@" -f </dev/null >>"$folder/out" 2>&1 &
    echo $! >"$folder/run/$name.pid"
    wait $! || true
    sleep 0.1
  done
}
start() {
  if [ -n "$lasting" ]; then run "$@" & else "${@:2}" -f </dev/null >>"$folder/out" 2>&1 & fi
  daemons+=($!)
}

monmaptool --create --fsid "$(ceph-conf fsid)" --addv a "[v2:127.0.0.1:$monitor_port]" "$folder/monmap" >/dev/null
ceph-mon -i a --mkfs --monmap "$folder/monmap"
start mon ceph-mon -i a
store=$(cat /proc/sys/kernel/random/uuid)
timeout 30 ceph osd new "$store" >/dev/null
ceph-osd -i 0 --mkfs --osd-uuid "$store" >>"$folder/out" 2>&1
start osd ceph-osd -i 0
start rgw radosgw -n client.rgw
until (exec 3<>"/dev/tcp/127.0.0.1/$gateway_port") 2>/dev/null; do
  for daemon in "${daemons[@]}"; do
    kill -0 "$daemon" 2>/dev/null || { tail -n 20 "$folder/out" >&2; exit 1; }
  done
  sleep 0.1
done
radosgw-admin -n client.rgw user create --uid=spec --display-name=spec --access-key="$access_key" --secret-key="$secret_key" >>"$folder/out" 2>&1
echo ready
wait
