import { Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { buttonClass } from '../../ui/base/button-style.ts'
import { cx } from '../../ui/base/class-names.ts'
import { useShowHref } from '../page/view-change.ts'

interface FilterFormProps {
  /** What the list holds: `courses`. */
  readonly things: string
  /** The list's path, where the form leads without scripts. */
  readonly action: string
  /** The address of the list as it is shown. */
  readonly href: string
  /** What else the address says, by name: which part of the list is shown how. Not the words and the page. */
  readonly besideFilters?: readonly string[]
  /** The address of the list as the form's fields want it. */
  readonly hrefOf: (form: HTMLFormElement) => string
  /** The columns of the grid. */
  readonly className: string
  /** The fields before the button; the first one is the search. */
  readonly children: ReactNode
  /** Further filters, below. */
  readonly more?: ReactNode
  readonly buttonClassName?: string
  /** The page has another primary action. */
  readonly quiet?: boolean
}

/** Whether the list is narrowed by more than words, so that a phone shows by what. */
function isFiltered(href: string, besideFilters: readonly string[]): boolean {
  const beside = ['q', 'page', ...besideFilters]
  return [...new URLSearchParams(href.split('?')[1]).keys()].some((name) => !beside.includes(name))
}

/**
 * The filters of a list: a plain GET form, which works without scripts; with them, a choice applies at once. On a
 * phone all but the search unfold.
 */
export function FilterForm(props: FilterFormProps) {
  const { things, action, href, besideFilters = [], hrefOf, className, children, more, buttonClassName, quiet } = props
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
        className={cx('folding grid items-end gap-4 rounded-card border border-line bg-surface p-4', className)}
      >
        {children}
        <div className={cx('flex gap-2 max-sm:col-span-full', buttonClassName)}>
          <Button
            type="submit"
            variant={quiet ? 'secondary' : 'primary'}
            icon={<Search size={16} aria-hidden />}
            className="grow"
          >
            Search<span className="sr-only"> {things}</span>
          </Button>
          <details data-fold="" open={isFiltered(href, besideFilters)} className="sm:hidden">
            <summary className={buttonClass('secondary', 'regular', 'list-none [&::-webkit-details-marker]:hidden')}>
              <SlidersHorizontal size={16} aria-hidden />
              Filters
            </summary>
          </details>
        </div>
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
