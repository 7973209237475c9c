import { t } from '@rise/texts'
import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { type ConvosView, searchHref } from '../convo-address.ts'

/**
 * Searches all conversations, or the open one; the address contains the query, so that Back from a result leads to the
 * list of results.
 */
export function SearchField({ view }: { view: ConvosView }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { q, within } = view
  const search = (words: string) => void navigate(searchHref(view, words), { replace: true, preventScrollReset: true })
  // The member who chose to search one conversation types the query next, so the field gets the focus.
  useEffect(() => {
    if (within !== undefined) field.current?.focus()
  }, [within])
  const label = within === undefined ? t('Search convos') : t('Search this conversation')
  return (
    <search className="flex items-center gap-1">
      <span className="relative min-w-0 grow">
        <Search size={16} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-subtle" />
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={100}
          value={q}
          onChange={(event) => search(event.target.value)}
          className="h-dense w-full rounded-control border border-control bg-bg pr-3 pl-8 [&::-webkit-search-cancel-button]:hidden"
        />
      </span>
      {q !== '' || within !== undefined ? (
        <IconButton
          label={t('End search')}
          tip="end"
          onClick={() => void navigate(searchHref({ ...view, within: undefined }, ''))}
        >
          <X size={16} aria-hidden />
        </IconButton>
      ) : null}
    </search>
  )
}
