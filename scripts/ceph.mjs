// A real S3 server for the tests: a Ceph RADOS gateway with one monitor and one store in memory, on free ports, in a
// temporary folder, gone when its starter is gone.
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installDebian, onPath } from './debian.mjs'
import { freePort } from './running-server.mjs'

const programs = ['ceph', 'ceph-authtool', 'monmaptool', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'openssl']
const packages = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common', 'openssl']
const patienceMs = 90_000
const stepMs = 60_000

const missing = () => programs.filter((name) => !onPath(name))

/** Throws when there is no Ceph and none can be had. */
export const ensureCeph = async () => {
  if (missing().length > 0) await installDebian(packages)
  if (missing().length > 0)
    throw new Error(
      `There is no Ceph for the test: install it (Debian: ${packages.join(', ')}). Missing: ${missing()}.`,
    )
}

/** @param {string} folder @param {string} fsid @param {string} monitor @param {number} port @param {number} tlsPort */
const configuration = (folder, fsid, monitor, port, tlsPort) => `[global]
fsid = ${fsid}
mon host = ${monitor}
mon initial members = a
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
mon allow pool size one = true
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 2147483648
run dir = ${folder}/run
admin socket = ${folder}/run/$cluster-$name.asok
log file = ${folder}/log/$name.log
pid file = ${folder}/run/$name.pid
mon data = ${folder}/mon
mon data avail crit = 0
osd data = ${folder}/osd
rgw frontends = beast endpoint=127.0.0.1:${port} ssl_endpoint=127.0.0.1:${tlsPort} ssl_certificate=${folder}/certificate.pem ssl_private_key=${folder}/key.pem
rgw data = ${folder}/rgw
public addr = 127.0.0.1
cluster addr = 127.0.0.1
`

// The shell watches its standard input: when the starting process ends in any way, the input ends too.
// Killed without an orderly shutdown: without its monitor the store would wait half a minute.
const leash = 'rest=$1; shift; "$@" & daemon=$!; read -r _; kill -KILL $daemon; wait $daemon; rm -rf "$rest"'

/** @param {string} rest what to remove at the end @param {string} program @param {readonly string[]} args */
const startDaemon = (rest, program, args) => {
  const child = spawn('/bin/sh', ['-c', leash, 'sh', rest, program, '-f', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  return async () => {
    child.stdin?.end()
    await ended
  }
}

/** @param {string} what @param {() => boolean | Promise<boolean>} isReady */
const until = async (what, isReady) => {
  const end = Date.now() + patienceMs
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`Ceph: ${what} was not ready in ${patienceMs} ms.`)
    await pause(200)
  }
}

/** @param {string} program @param {readonly string[]} args */
const run = (program, args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: stepMs })

/** @param {string} folder @param {readonly string[]} known @param {string} fsid @param {string} monitor */
const makeMonitor = (folder, known, fsid, monitor) => {
  const keyring = join(folder, 'keyring')
  const all = ['mon', 'osd', 'mds', 'mgr'].flatMap((service) => ['--cap', service, 'allow *'])
  run('ceph-authtool', ['--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *'])
  run('ceph-authtool', [keyring, '--gen-key', '-n', 'client.admin', ...all])
  run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', monitor, join(folder, 'monmap')])
  run('ceph-mon', [...known, '--mkfs', '-i', 'a', '--monmap', join(folder, 'monmap'), '--keyring', keyring])
}

/** @param {string} folder @param {readonly string[]} known @param {readonly string[]} admin */
const makeStore = (folder, known, admin) => {
  const uuid = randomUUID()
  const keyring = join(folder, 'osd', 'keyring')
  const rights = ['mon', 'allow profile osd', 'mgr', 'allow profile osd', 'osd', 'allow *']
  run('ceph', [...admin, 'osd', 'new', uuid])
  run('ceph', [...admin, 'auth', 'get-or-create', 'osd.0', ...rights, '-o', keyring])
  run('ceph-osd', [...known, '-i', '0', '--mkfs', '--osd-uuid', uuid, '--keyring', keyring])
  return ['-i', '0', '--keyring', keyring]
}

/** @param {string} folder */
const makeCertificate = (folder) => {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2']
  run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files])
}

/** @param {string} url */
const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  )

/** @param {string} folder @param {(stop: () => Promise<void>) => void} started tells each daemon as it is started */
const startCluster = async (folder, started) => {
  for (const name of ['mon', 'osd', 'rgw', 'run', 'log']) mkdirSync(join(folder, name))
  const fsid = randomUUID()
  const [first, second, port, tlsPort] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const monitor = `[v2:127.0.0.1:${first},v1:127.0.0.1:${second}]`
  writeFileSync(join(folder, 'ceph.conf'), configuration(folder, fsid, monitor, port, tlsPort))
  makeCertificate(folder)
  const known = ['-c', join(folder, 'ceph.conf')]
  const admin = [...known, '--connect-timeout', '30', '--keyring', join(folder, 'keyring')]
  makeMonitor(folder, known, fsid, monitor)
  started(startDaemon(folder, 'ceph-mon', [...known, '-i', 'a']))
  started(startDaemon(join(folder, 'osd'), 'ceph-osd', [...known, ...makeStore(folder, known, admin)]))
  await until('the store', () => run('ceph', [...admin, 'osd', 'stat']).includes('1 up'))
  const keyring = join(folder, 'rgw', 'keyring')
  run('ceph', [...admin, 'auth', 'get-or-create', 'client.rgw.x', 'mon', 'allow rw', 'osd', 'allow rwx', '-o', keyring])
  started(startDaemon(join(folder, 'rgw'), 'radosgw', [...known, '-n', 'client.rgw.x', '--keyring', keyring]))
  await until('the gateway', () => answers(`http://127.0.0.1:${port}/`))
  // A secret with the signs that an address has to escape.
  const [accessKey, secretKey] = ['TESTKEY', 'a/b+c=d@e:f secret']
  const user = ['--uid=tests', '--display-name=Tests', `--access-key=${accessKey}`, `--secret=${secretKey}`]
  run('radosgw-admin', [...known, '--keyring', join(folder, 'keyring'), 'user', 'create', ...user])
  const keys = `${accessKey}:${encodeURIComponent(secretKey)}`
  return {
    url: `s3://${keys}@127.0.0.1:${port}/soundroof-tests?tls=0`,
    tlsUrl: `s3://${keys}@127.0.0.1:${tlsPort}/soundroof-tests?tls=1`,
    certificate: join(folder, 'certificate.pem'),
  }
}

/** @param {string} folder */
const logsOf = (folder) =>
  ['mon.a', 'osd.0', 'client.rgw.x']
    .map((name) => join(folder, 'log', `${name}.log`))
    .filter(existsSync)
    .map((place) => `${place}:\n${readFileSync(place, 'utf8').split('\n').slice(-15).join('\n')}`)
    .join('\n')

/**
 * Starts an empty store; `certificate` is the file that its TLS address is trusted by.
 * @returns {Promise<{ url: string, tlsUrl: string, certificate: string, version: string, stop: () => Promise<void> }>}
 */
export const startCeph = async () => {
  await ensureCeph()
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-ceph-'))
  /** @type {(() => Promise<void>)[]} */
  const stops = []
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const addresses = await startCluster(folder, (end) => stops.push(end))
    return { ...addresses, version: run('radosgw', ['--version']).trim(), stop }
  } catch (error) {
    const logs = logsOf(folder)
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error}\n${logs}`)
  }
}
