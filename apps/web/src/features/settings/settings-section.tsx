import type { ReactNode } from 'react'
import { Card } from '../../ui/base/card.tsx'

/** A part of the settings with its address. */
export function SettingsSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      <Card className="mt-4 flex flex-col gap-6">{children}</Card>
    </section>
  )
}

/** One setting: its name, its value, and the control that changes it. */
export function SettingsRow(props: { title: string; value: ReactNode; action?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 border-line not-last:border-b not-last:pb-6">
      <div className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-start">
        <div className="min-w-0">
          <h3 className="text-small font-semibold">{props.title}</h3>
          <div className="mt-1 break-words text-muted">{props.value}</div>
        </div>
        {props.action}
      </div>
      {props.children}
    </div>
  )
}
