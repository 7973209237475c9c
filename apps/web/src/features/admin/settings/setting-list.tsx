import type { ReactNode } from 'react'

interface Setting {
  readonly name: string
  readonly value: ReactNode
  /** The effect of the setting, and where it is set. */
  readonly text: ReactNode
}

/** Read-only settings, each with its effect and where it is set. */
export function SettingList({
  id,
  title,
  text,
  settings,
}: {
  id: string
  title: string
  text: string
  settings: readonly Setting[]
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <p className="text-small text-muted">{text}</p>
      <dl className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {settings.map(({ name, value, text: what }) => (
          <div key={name} className="grid gap-x-4 px-4 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <dt className="font-medium">{name}</dt>
            <dd className="sm:text-end">{value}</dd>
            <dd className="text-small text-muted sm:col-span-2">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The name of a variable of the server. */
export function Variable({ name }: { name: string }) {
  return <code className="break-all">{name}</code>
}
