import type { FormEvent, ReactNode, Ref } from 'react'
import type { ApiError } from '../../../../app/base/api.ts'
import { Card } from '../../../../ui/base/card.tsx'
import { Notice } from '../../../../ui/states/notice.tsx'

interface Props {
  readonly label: string
  readonly ref: Ref<HTMLFormElement>
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly failure: ApiError | undefined
  readonly children: ReactNode
}

/** A form with a single field, which shows its own error. */
export function BrandForm({ label, ref, onSubmit, failure, children }: Props) {
  return (
    <Card>
      <form ref={ref} aria-label={label} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
        {children}
      </form>
    </Card>
  )
}
