import { type BrandShades, brandPalette } from '@rise/contract/site/brand/policy'
import { t } from '@rise/texts'
import type { CSSProperties } from 'react'
import { Badge } from '../../../../ui/marks/badge.tsx'

/** The colors of both themes that a sample needs, because a page has the colors of only one theme. */
const lightTheme = { surface: '#ffffff', line: '#e5e2de', text: '#1c1a17', muted: '#57534e' }
const darkTheme = { surface: '#171a1c', line: '#2c3135', text: '#eceeef', muted: '#b0b6bb' }

/** A button, a link and a badge in a color, on light and on dark pages. */
export function ColorPreview({ color }: { color: string }) {
  const { light, dark, isDarkened, isLightened } = brandPalette(color)
  return (
    <section aria-label={t('Preview')} className="grid gap-3 sm:grid-cols-2">
      <Sample
        shades={light}
        theme={lightTheme}
        title={t('On light pages')}
        note={
          isDarkened
            ? t('Darkened to {color}, so that people can read it.', { color: light.brand })
            : t('As you chose it.')
        }
      />
      <Sample
        shades={dark}
        theme={darkTheme}
        title={t('On dark pages')}
        note={
          isLightened
            ? t('Lightened to {color}, so that people can read it.', { color: dark.brand })
            : t('As you chose it.')
        }
      />
    </section>
  )
}

interface SampleProps {
  readonly shades: BrandShades
  readonly theme: Readonly<Record<string, string>>
  readonly title: string
  readonly note: string
}

/** Pictures of controls; they are not interactive. */
function Sample({ shades, theme, title, note }: SampleProps) {
  const variables = Object.fromEntries(
    Object.entries({ ...theme, ...shades }).map(([name, shade]) => [`--${name}`, shade]),
  )
  return (
    <div
      className="flex flex-col gap-3 rounded-control border border-line bg-surface p-4 text-text"
      style={variables as CSSProperties}
    >
      <p className="text-small font-medium">{title}</p>
      <p className="flex flex-wrap items-center gap-4">
        <span className="inline-flex h-control items-center rounded-control bg-brand px-4 font-semibold text-on-brand">
          {t('Button')}
        </span>
        <span className="text-brand underline underline-offset-4">{t('Link')}</span>
        <Badge tone="brand">{t('Badge', 'a label on a page')}</Badge>
      </p>
      <p className="text-small text-muted">{note}</p>
    </div>
  )
}
