import { accentOf } from '@rise/contract/company-blocks/accent/policy'
import { t } from '@rise/texts'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { changeTheme } from './changes.ts'
import type { EditedPage } from './use-page-draft.ts'

const EXAMPLE_COLOR = '#0f6b62'

/** The company's own accent color, refused if it is illegible; a press chooses the suggested one. */
export function AccentField({
  page,
  suggested = null,
}: {
  page: Pick<EditedPage, 'draft' | 'change'>
  suggested?: string | null
}) {
  const { accent } = page.draft.layout.theme
  const [typedColor, setTypedColor] = useState(accent ?? '')
  const [error, setError] = useState<string>()

  function change(text: string): void {
    const color = text.trim().toLowerCase()
    const colorError = colorErrorOf(color)
    setError(colorError)
    if (colorError === undefined && color !== (accent ?? '')) void page.change(changeTheme({ accent: color || null }))
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('Accent colour')}
        hint={t('Used for numbers, lines and the current tab. We lighten it for dark screens.')}
        error={error}
        placeholder={EXAMPLE_COLOR}
        maxLength={7}
        value={typedColor}
        optional
        onChange={(event) => setTypedColor(event.target.value)}
        onBlur={() => change(typedColor)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') change(typedColor)
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="color"
          aria-label={t('Pick the accent colour')}
          value={/^#[0-9a-f]{6}$/.test(typedColor) ? typedColor : EXAMPLE_COLOR}
          onChange={(event) => setTypedColor(event.target.value)}
          onBlur={() => change(typedColor)}
          className="size-control cursor-pointer rounded-control border border-control bg-surface p-1"
        />
        {suggested === null || suggested === accent ? null : (
          <Button
            size="dense"
            onClick={() => {
              setTypedColor(suggested)
              change(suggested)
            }}
          >
            {t('Use {color} from your site', { color: suggested })}
          </Button>
        )}
        {accent === null ? null : (
          <Button
            variant="ghost"
            size="dense"
            onClick={() => {
              setTypedColor('')
              change('')
            }}
          >
            {t('Remove color')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Returns why a color is invalid or illegible; undefined for a legible color and for none. */
function colorErrorOf(color: string): string | undefined {
  if (color === '') return undefined
  if (!/^#[0-9a-f]{6}$/.test(color)) return t('Enter a colour like {example}.', { example: EXAMPLE_COLOR })
  return accentOf(color) ? undefined : t('This colour can’t be read on a light page. Choose a darker one.')
}
