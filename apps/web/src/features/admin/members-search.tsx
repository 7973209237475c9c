import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/base/button.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { type MembersView, membersHref } from './members-address.ts'

/** Finds members by part of a name, an address or a slug; the address of the page holds the result. */
export function MembersSearch({ view }: { view: MembersView }) {
  const navigate = useNavigate()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(membersHref({ ...view, q, page: 1 }), { preventScrollReset: true })
  }

  return (
    <search>
      <form onSubmit={search} aria-label="Members" className="flex flex-wrap items-end gap-2">
        <TextField
          label="Name or email"
          name="q"
          type="search"
          defaultValue={view.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="min-w-0 max-w-sheet grow"
        />
        <Button type="submit" icon={<Search size={16} aria-hidden />}>
          Search
        </Button>
      </form>
    </search>
  )
}
