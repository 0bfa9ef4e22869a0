import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3StorageOptions } from '../drivers/storage/s3-storage.ts';
import { freePort } from './free-port.ts';

const accessKeys = { accessKeyId: 'AKTEST', secretAccessKey: 'SKTEST' };
/** For each step, on a machine that may be busy with other tests. */
const stepTimeoutMs = 40_000;
const maxAttempts = 3;

/** Whether Debian's packages `radosgw ceph-mon ceph-osd` are installed. */
export function hasRadosgw(): boolean {
  return ['radosgw', 'ceph-mon', 'ceph-osd'].every(
    (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0,
  );
}

/**
 * For tests: a Ceph object gateway with everything in memory, on loopback. Where one of its ports has been taken
 * meanwhile, it is tried again on others.
 */
export async function startRadosgw(): Promise<{ options: S3StorageOptions; stop(): Promise<void> }> {
  for (let attempt = 1; ; attempt++) {
    const folder = mkdtempSync(join(tmpdir(), 'radosgw-'));
    const children: ChildProcess[] = [];
    const stop = async () => {
      for (const child of children.reverse()) await end(child);
      rmSync(folder, { recursive: true, force: true });
    };
    try {
      const port = await startAll(folder, children);
      const options = {
        ...accessKeys,
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        forcePathStyle: true,
      };
      return { options: { ...options, bucket: 'tourwright-test' }, stop };
    } catch (error) {
      await stop();
      if (attempt === maxAttempts) throw error;
    }
  }
}

async function startAll(folder: string, children: ChildProcess[]): Promise<number> {
  const [port, monitorPort, daemonPort] = [await freePort(), await freePort(), await freePort()];
  const fsid = randomUUID();
  const daemon = randomUUID();
  for (const name of ['mon', 'osd0', 'run']) mkdirSync(join(folder, name));
  const settings = join(folder, 'ceph.conf');
  writeFileSync(settings, cephSettings(folder, fsid, port, monitorPort, daemonPort));

  const run = (command: string, ...args: string[]) => {
    const done = spawnSync(command, args, {
      env: { ...process.env, CEPH_CONF: settings },
      timeout: stepTimeoutMs,
    });
    if (done.status !== 0) throw new Error(`${command} ${args[0]} failed: ${done.stderr}`);
  };
  const start = (command: string, ...args: string[]) => {
    children.push(spawn(command, [...args, '-f', '-c', settings], { stdio: 'ignore' }));
  };

  run(
    'monmaptool',
    '--create',
    '--fsid',
    fsid,
    '--addv',
    'a',
    `[v1:127.0.0.1:${monitorPort}]`,
    join(folder, 'monmap'),
  );
  run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', join(folder, 'monmap'), '-c', settings);
  start('ceph-mon', '-i', 'a');
  run('ceph', '-c', settings, 'osd', 'new', daemon);
  run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', daemon, '-c', settings);
  start('ceph-osd', '-i', '0');
  start('radosgw', '-n', 'client.rgw');
  await answering(`http://127.0.0.1:${port}/`);
  const { accessKeyId, secretAccessKey } = accessKeys;
  run(
    'radosgw-admin',
    '-c',
    settings,
    ...['user', 'create', '--uid=test', '--display-name=test'],
    `--access-key=${accessKeyId}`,
    `--secret-key=${secretAccessKey}`,
  );
  return port;
}

async function answering(url: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < stepTimeoutMs; waitedMs += 100) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer !== null) return;
    await sleep(100);
  }
  throw new Error('radosgw does not answer');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

function cephSettings(
  folder: string,
  fsid: string,
  port: number,
  monitorPort: number,
  daemonPort: number,
): string {
  return `[global]
fsid=${fsid}
mon_host=v1:127.0.0.1:${monitorPort}
public_addr=127.0.0.1
cluster_addr=127.0.0.1
auth_cluster_required=none
auth_service_required=none
auth_client_required=none
auth_allow_insecure_global_id_reclaim=true
run_dir=${folder}/run
log_file=${folder}/$name.log
admin_socket=${folder}/run/$name.asok
pid_file=${folder}/run/$name.pid
keyring=${folder}/keyring
mon_data=${folder}/mon
osd_data=${folder}/osd0
osd_objectstore=memstore
memstore_device_bytes=2147483648
osd_class_dir=/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/rados-classes
osd_crush_chooseleaf_type=0
osd_pool_default_size=1
osd_pool_default_min_size=1
osd_pool_default_pg_num=1
osd_pool_default_pgp_num=1
mon_allow_pool_size_one=true
mon_osd_full_ratio=.99
mon_data_avail_crit=1
mon_data_avail_warn=1
mon_max_pg_per_osd=1000
ms_bind_msgr2=false
ms_bind_ipv6=false
ms_bind_port_min=${daemonPort}
ms_bind_port_max=${Math.min(daemonPort + 100, 65_535)}
paxos_propose_interval=0.1
rgw_frontends=beast endpoint=127.0.0.1:${port}
rgw_dns_name=localhost
rgw_thread_pool_size=32
rgw_enable_usage_log=false
rgw_run_sync_thread=false
rgw_gc_max_objs=8
rgw_lc_max_objs=8
rgw_data_log_num_shards=1
rgw_md_log_max_shards=1
rgw_usage_max_shards=1
rgw_num_control_oids=1
rgw_override_bucket_index_max_shards=1
rgw_reshard_num_logs=1
`;
}
