import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'
import { Sheet } from './sheet.tsx'

interface Props {
  /** Of the form inside. */
  id: string
  /** What the button shows: "companies", or how many of them. */
  things: string
  /** Something was chosen or typed. */
  onChoose?: (form: HTMLFormElement) => void
  onClose: () => void
  /** What was chosen is to be shown; the sheet closes by itself. */
  onShow: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A list's filters where there is no room beside it: fields in a sheet, which count once they are shown. */
export function FilterFormSheet({ id, things, onChoose, onClose, onShow, children }: Props) {
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Filters"
      side="bottom"
      footer={
        <Button type="submit" form={id} variant="primary" className="w-full">
          <span className="tabular-nums" aria-live="polite">
            Show {things}
          </span>
        </Button>
      }
    >
      <form
        id={id}
        aria-label="Filters"
        onChange={(event) => {
          const { type } = event.target as unknown as HTMLInputElement
          if (type === 'select-one' || type === 'checkbox') onChoose?.(event.currentTarget)
        }}
        // What is typed counts once it is complete.
        onBlur={(event) => onChoose?.(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          onShow(event.currentTarget)
          onClose()
        }}
        className="grid items-end gap-4 sm:grid-cols-2"
      >
        {children}
      </form>
    </Sheet>
  )
}
