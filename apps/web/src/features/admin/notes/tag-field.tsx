import { t } from '@rise/texts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { RemovableChip } from '../../../ui/base/chip.tsx'
import { TextField } from '../../../ui/base/field.tsx'

interface Props {
  readonly tags: readonly string[]
  readonly saving: { readonly isPending: boolean; readonly error: Error | null }
  readonly onSave: (tags: string[]) => void
}

/** The tags of a member or company: added by name, removed with a button. */
export function TagField({ tags, saving, onSave }: Props) {
  const [text, setText] = useState('')
  function add(event: FormEvent) {
    event.preventDefault()
    const tag = text.trim()
    if (tag === '' || saving.isPending) return
    onSave([...tags, tag])
    setText('')
  }
  return (
    <div className="flex flex-col gap-2">
      {tags.length > 0 ? (
        <ul aria-label={t('Tags')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0 max-w-full">
              <RemovableChip
                noun={t('tag', 'a noun, after “Remove”')}
                onRemove={() => onSave(tags.filter((one) => one !== tag))}
              >
                {tag}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
      <form onSubmit={add} className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('New tag')}
          value={text}
          maxLength={40}
          autoComplete="off"
          error={saving.error?.message}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" busy={saving.isPending}>
          {t('Add tag')}
        </Button>
      </form>
    </div>
  )
}
