import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'
import { Sheet } from './sheet.tsx'

interface Props {
  /** The id of the form inside. */
  id: string
  /** The noun on the button: "companies", or with their number. */
  things: string
  /** Called on each choice or input. */
  onChoose?: (form: HTMLFormElement) => void
  onClose: () => void
  /** Called to apply the filters; the sheet then closes. */
  onShow: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A list's filters where there is no room next to it: fields in a sheet, applied together. */
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
        // Typed text counts once it is complete.
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
