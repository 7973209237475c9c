import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { useShowHref } from '../page/view-change.ts'

interface FilterFormProps {
  /** What the list holds: `courses`. */
  readonly things: string
  /** The list's path, where the form leads without scripts. */
  readonly action: string
  /** The address of the list as it is shown. */
  readonly href: string
  /** The address of the list as the form's fields want it. */
  readonly hrefOf: (form: HTMLFormElement) => string
  /** The columns of the grid. */
  readonly className: string
  /** The fields before the button; the first one is the search. */
  readonly children: ReactNode
  /** Further filters, below. */
  readonly more?: ReactNode
  readonly buttonClassName?: string
}

/** The filters of a public list: a plain GET form, which works without scripts; with them, a choice applies at once. */
export function FilterForm(props: FilterFormProps) {
  const { things, action, href, hrefOf, className, children, more, buttonClassName } = props
  const showHref = useShowHref()
  const { id, onOwn } = useFormOf(href)
  const show = (form: HTMLFormElement) => {
    const next = hrefOf(form)
    onOwn(next)
    showHref(next)
  }
  return (
    <search aria-label={things.charAt(0).toUpperCase() + things.slice(1)}>
      <form
        key={id}
        action={action}
        onChange={(event) => {
          const { form, type } = event.target as unknown as HTMLInputElement
          if (form && type === 'select-one') show(form)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          show(event.currentTarget)
        }}
        className={cx('grid items-end gap-4 rounded-card border border-line bg-surface p-4', className)}
      >
        {children}
        <Button
          type="submit"
          variant="primary"
          icon={<Search size={16} aria-hidden />}
          {...(buttonClassName && { className: buttonClassName })}
        >
          Search<span className="sr-only"> {things}</span>
        </Button>
        {more ? <div className="col-span-full">{more}</div> : null}
      </form>
    </search>
  )
}

/** A link to another view makes new fields, so that they show it; a choice in the fields keeps them, with the focus. */
function useFormOf(href: string): { id: number; onOwn: (href: string) => void } {
  const [own, setOwn] = useState<string>()
  const [form, setForm] = useState({ id: 0, of: href })
  if (form.of !== href) setForm({ id: own === href ? form.id : form.id + 1, of: href })
  return { id: form.id, onOwn: setOwn }
}
