import type { Backups, Installation } from '@rise/contract/admin/installation/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/base/card.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'

const COMMANDS = `# while Rise runs
npm run rise -- backup /backups/$(date +%F)
# into a database made for it, then thrown away
npm run rise -- try-restore /backups/2026-06-01
# into an empty installation, while Rise is stopped
npm run rise -- restore /backups/2026-06-01`

/** The latest backup, the latest test of restoring one, and the commands for both. */
export function BackupsSection({
  backups: { made, tried },
  files,
}: { backups: Backups } & Pick<Installation, 'files'>) {
  return (
    <section aria-labelledby="backups-title">
      <h2 id="backups-title" className="text-h2">
        {t('Backups')}
      </h2>
      <Card className="mt-3 flex flex-col gap-4">
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact name={t('Last backup')}>
            {made
              ? rich('{when}, in “{name}”: {rows} rows', {
                  when: <RelativeTime date={made.at} />,
                  name: made.name,
                  rows: formatInteger(made.rows),
                })
              : t('None so far. Rise makes no backups by itself.')}
          </Fact>
          <Fact name={t('Last tried restore')}>
            {tried ? <RestoreTest tried={tried} /> : t('None so far. Only a backup that was tried is one.')}
          </Fact>
        </dl>
        <div className="flex flex-col gap-2">
          <p>
            {rich(
              'On the server, with the environment it runs with. Everything is in the folder: the database, and the files unless they’re in an object store (now in {files}). Run the first one every night, and copy the folder to another machine.',
              { files: <code className="break-all">{files}</code> },
            )}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long command can be scrolled by keyboard */}
          <pre className="overflow-x-auto rounded-control bg-raised p-3 text-small" tabIndex={0}>
            {COMMANDS}
          </pre>
        </div>
      </Card>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

function RestoreTest({ tried: { at, name, problem } }: { tried: NonNullable<Backups['tried']> }) {
  const when = <RelativeTime date={at} />
  return problem === null
    ? rich('{when}: “{name}” can be restored', { when, name })
    : rich('{when}: “{name}” can’t be restored. {problem}', { when, name, problem })
}
