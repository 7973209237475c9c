import type { ConfiguredSetting, Installation } from '@rise/contract/admin/installation/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { BackupsSection } from './backups-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { SignInSection } from './sign-in-section.tsx'

/** The configuration of the installation and its backups. Read-only, because most of it is set by the environment. */
export function InstallationSection() {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/admin/installation'))
  if (isError && !data) {
    return (
      <FailedBlock title={t('Couldn’t load the installation')} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) return null
  return (
    <>
      <SignInSection installation={data} />
      <LimitsSection installation={data} />
      <Facts installation={data} />
      <BackupsSection backups={data.backups} files={data.files} />
      <Configuration settings={data.settings} />
    </>
  )
}

function Facts({ installation }: { installation: Installation }) {
  const { publicUrl, mode } = installation
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('Address'), publicUrl],
    [t('Mode'), mode === 'live' ? t('Live', 'a mode') : t('Local, with demo data and an outbox in place of emails')],
  ]
  return (
    <section aria-labelledby="installation-title">
      <h2 id="installation-title" className="text-h2">
        {t('Installation')}
      </h2>
      <p className="text-small text-muted">{t('Set by the environment, when the server starts.')}</p>
      <dl className="mt-3 grid gap-2 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="rounded-card border border-line bg-surface p-3">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const origins: Readonly<Record<ConfiguredSetting['from'], Message>> = {
  environment: msg('Environment'),
  default: msg('Default'),
  admin: msg('Set on this page'),
  'not-set': msg('Not set'),
}

function Configuration({ settings }: { settings: readonly ConfiguredSetting[] }) {
  return (
    <section aria-labelledby="configuration-title">
      <h2 id="configuration-title" className="text-h2">
        {t('Configuration')}
      </h2>
      <p className="text-small text-muted">
        {t('Every variable the server reads. Secrets are set or not set, and no more.')}
      </p>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {settings.map(({ name, value, secret, from }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
            <code className="text-small font-medium">{name}</code>
            <span className="flex min-w-0 flex-wrap items-center gap-2 text-small">
              {value === null ? null : <span className="break-all text-muted">{value}</span>}
              <Badge tone={from === 'environment' ? 'success' : 'neutral'}>
                {secret && from === 'environment' ? t('Set', 'the state of a secret') : t(origins[from])}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
