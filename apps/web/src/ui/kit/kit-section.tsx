import type { ReactNode } from 'react'

/** One chapter of the kit. */
export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="border-b border-line pb-2 text-h2">{title}</h2>
      {children}
    </section>
  )
}

/** One control in its states, below its name. */
export function KitRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-small font-semibold text-subtle">{title}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
