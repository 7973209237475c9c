import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/base/card.tsx'

interface Props {
  readonly title: string
  /** A button next to the heading. */
  readonly tool?: ReactNode
  readonly children: ReactNode
}

/** A section of a page, with a heading. */
export function Section({ title, tool, children }: Props) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col gap-4 p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {tool}
      </div>
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
