import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installedNode, linkNode } from './installed-node.mjs'
import { isBuilt, isInstalled, refuseOldNode, root, sourcesHash } from './prepare.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rise-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(path: string, content: string | object): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
}

test('a Node version older than package.json’s `engines` is refused, with the version to install', async () => {
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(engines).toEqual({ node: '>=20.20' })
  for (const version of ['20.20.0', '20.21.3', '22.0.0', '24.21.0']) expect(() => refuseOldNode(version)).not.toThrow()
  for (const version of ['18.20.8', '20.19.5']) {
    expect(() => refuseOldNode(version)).toThrow(`Rise needs Node 20.20 or newer to start; this is Node ${version}.`)
  }
})

describe('the dependencies', () => {
  const lockFilePackages = {
    '': { version: '1' },
    'packages/contract': { version: '0.1.0' },
    'node_modules/@rise/contract': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'apps/web/node_modules/react': { version: '19.3.1' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  }

  test('count as installed when npm’s record has all packages of the lock file', async () => {
    await write('package-lock.json', { packages: lockFilePackages })
    const { 'node_modules/for-another-platform': _, ...installed } = lockFilePackages
    await write('node_modules/.package-lock.json', { packages: installed })

    expect(isInstalled(folder)).toBe(true)
  })

  test('do not count as installed while an install is unfinished', async () => {
    await write('package-lock.json', { packages: lockFilePackages })
    await write('node_modules/.package-lock.json', { packages: lockFilePackages })
    await write('.cache/install-unfinished', '')

    expect(isInstalled(folder)).toBe(false)
  })

  test.for([
    ['nothing was installed', undefined],
    ['a version changed', { ...lockFilePackages, 'node_modules/zod': { version: '4.6.6' } }],
    ['a package is new', { 'node_modules/zod': { version: '4.6.7' } }],
  ] as const)('are installed when %s', async ([, packages]) => {
    await write('package-lock.json', { packages: lockFilePackages })
    if (packages) await write('node_modules/.package-lock.json', { packages })

    expect(isInstalled(folder)).toBe(false)
  })
})

test.skipIf(process.platform === 'win32')('the installed Node is linked for npm if npm made no link', async () => {
  expect(installedNode(folder)).toBeUndefined()
  const linkedNode = installedNode(root)?.slice(join(root, 'node_modules').length + 1) ?? ''
  await write(join('node_modules', linkedNode), 'the program')
  await mkdir(join(folder, 'node_modules', '.bin'))

  linkNode(folder)
  linkNode(folder)

  expect(installedNode(folder)).toBe(join(folder, 'node_modules', linkedNode))
  expect(await readFile(join(folder, 'node_modules', '.bin', 'node'), 'utf8')).toBe('the program')
})

describe('the web app with the mail templates', () => {
  const sources = {
    'package.json': '{}',
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
    'apps/web/vite.config.ts': '1',
    'apps/web/src/app/router.tsx': '2',
    'apps/web/public/robots.txt': '3',
    'packages/contract/src/job.ts': '4',
    'apps/server/tsconfig.json': '{}',
    'apps/server/vite.config.ts': '5',
    'apps/server/src/features/emails.ts': '6',
    'apps/server/src/features/session/welcome.email.tsx': '7',
    'apps/server/src/platform/mail/email-layout.tsx': '8',
  }
  beforeEach(async () => {
    for (const [path, content] of Object.entries(sources)) await write(path, content)
    await write('apps/server/dist/emails.js', 'built')
  })

  test('counts as built while its sources are unchanged since the last build', async () => {
    expect(isBuilt(folder)).toBe(false)
    await write('apps/web/dist/.sources', sourcesHash(folder))
    expect(isBuilt(folder)).toBe(true)

    await write('apps/server/src/main.ts', 'of the server')
    expect(isBuilt(folder)).toBe(true)
  })

  test('is built again if the mail templates are missing', async () => {
    await write('apps/web/dist/.sources', sourcesHash(folder))
    await rm(join(folder, 'apps/server/dist/emails.js'))

    expect(isBuilt(folder)).toBe(false)
  })

  test.for([...Object.keys(sources), 'apps/web/src/new.tsx'])('is built again after a change to %s', async (path) => {
    await write('apps/web/dist/.sources', sourcesHash(folder))
    await write(path, 'changed')

    expect(isBuilt(folder)).toBe(false)
  })
})

describe('simultaneous starts', () => {
  // Starts a process that notes when it enters and leaves the work under the lock.
  function starter(then = '') {
    const code = `
      import { appendFileSync } from 'node:fs'
      import { spawn } from 'node:child_process'
      import { withLock } from ${JSON.stringify(new URL('./prepare-lock.mjs', import.meta.url).href)}
      const note = (text) => appendFileSync(${JSON.stringify(join(folder, 'notes'))}, text)
      await withLock(${JSON.stringify(join(folder, 'lock'))}, async (children) => {
        note('in ')
        ${then}
        await new Promise((resolve) => setTimeout(resolve, 100))
        note('out ')
      })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return { child, ended: once(child, 'exit') }
  }
  const notes = () => readFile(join(folder, 'notes'), 'utf8').catch(() => '')

  test('run one after the other, even if a dead process left its lock', async () => {
    await write('lock', '999999999\n')

    await Promise.all([starter(), starter(), starter()].map((one) => one.ended))

    expect(await notes()).toBe('in out in out in out ')
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })

  test('wait for the child process of a start that was killed', async () => {
    const orphanScript =
      "children.add(spawn('sleep', ['1'], { detached: true })); note('child '); await new Promise(() => setInterval(() => {}, 1000))"
    const first = starter(orphanScript)
    while (!(await notes()).includes('child')) await turn()
    const begin = performance.now()
    first.child.kill('SIGKILL')
    await first.ended

    await starter().ended

    expect(performance.now() - begin).toBeGreaterThan(800)
    expect(await notes()).toBe('in child in out ')
  })

  test('leave no child and no lock behind when stopped by a signal', async () => {
    const first = starter(
      "const child = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] }); children.add(child); child.stdout.on('data', note); await new Promise((resolve) => child.once('exit', resolve))",
    )
    while (!/\d/.test(await notes())) await turn()
    first.child.kill('SIGTERM')

    expect(await first.ended).toEqual([null, 'SIGTERM'])
    const pid = Number(/\d+/.exec(await notes())?.[0])
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).not.toMatch(/\) [^Z] /)
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })
})
