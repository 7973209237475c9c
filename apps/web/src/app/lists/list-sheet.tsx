import type { FilteredList, ListView } from '@rise/contract/list'
import { t } from '@rise/texts'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { useShowHref } from '../page/view-change.ts'
import { viewOfForm } from './form-view.ts'

const FORM = 'list-filters'

interface ListSheetProps<Name extends string> {
  readonly list: FilteredList<string, string, Name>
  readonly view: ListView<Name>
  /** The label of the button: `Show companies`, or with their number. */
  readonly show: string
  /** Called with the values of the fields before their list is shown. */
  readonly onChoose?: (view: ListView<Name>) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * The filters of a list as a sheet, where there is no room next to the list. Parameters without a field stay unchanged.
 */
export function ListSheet<Name extends string>(props: ListSheetProps<Name>) {
  const { list, view, show, onChoose, onClose, children } = props
  const showHref = useShowHref()
  const choose = ({ currentTarget }: FormEvent<HTMLFormElement>) => onChoose?.(viewOfForm(list, currentTarget, view))
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('Filters')}
      side="bottom"
      footer={
        <Button type="submit" form={FORM} variant="primary" className="w-full">
          <span className="tabular-nums" aria-live="polite">
            {show}
          </span>
        </Button>
      }
    >
      <form
        id={FORM}
        aria-label={t('Filters')}
        onChange={(event) => {
          const { type } = event.target as unknown as HTMLInputElement
          if (type === 'select-one' || type === 'checkbox') choose(event)
        }}
        // Typed text counts once its field loses the focus.
        onBlur={choose}
        onSubmit={(event) => {
          event.preventDefault()
          showHref(list.href(viewOfForm(list, event.currentTarget, view)))
          onClose()
        }}
        className="grid items-end gap-4 sm:grid-cols-2"
      >
        {children}
      </form>
    </Sheet>
  )
}
