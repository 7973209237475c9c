import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/field.tsx'

interface TextListFieldProps {
  readonly label: string
  readonly hint?: string
  readonly noun: string
  readonly id: string
  readonly error?: string
  readonly placeholder?: string
  readonly texts: readonly string[]
  readonly most: number
  readonly onChange: (texts: string[]) => void
}

/** Short texts in one's own words, one after the other. What stands in the field when it is left is taken along. */
export function TextListField(props: TextListFieldProps) {
  const { label, hint, noun, id, error, placeholder, texts, most, onChange } = props
  const [typed, setTyped] = useState('')

  function take() {
    const text = typed.trim()
    setTyped('')
    const isThere = texts.some((other) => other.toLowerCase() === text.toLowerCase())
    if (text !== '' && !isThere && texts.length < most) onChange([...texts, text])
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <TextField
          id={id}
          label={label}
          optional
          className="grow"
          error={error}
          placeholder={placeholder}
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            take()
          }}
        />
        <Button onClick={take}>Add</Button>
      </div>
      {hint ? <p className="text-small text-subtle">{hint}</p> : null}
      {texts.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {texts.map((text) => (
            <li key={text} className="max-w-full">
              <RemovableChip noun={noun} onRemove={() => onChange(texts.filter((other) => other !== text))}>
                {text}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
