import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/base/card.tsx'

/** A section of a page, with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col gap-4 p-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** One fact of a description list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-subtle">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
