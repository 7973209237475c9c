import { useEffect, useState } from 'react'
import { Button } from '../base/button.tsx'
import { chooseTheme, readTheme, type ThemeChoice } from '../theme/theme.ts'
import { KitContent } from './kit-content.tsx'
import { KitControls } from './kit-controls.tsx'
import { KitFoundations } from './kit-foundations.tsx'
import { KitOverlays } from './kit-overlays.tsx'
import { KitPictures } from './kit-pictures.tsx'

const choices: ThemeChoice[] = ['light', 'dark', 'system']

/** Every control in every state, for designers and for visual tests. */
export function KitPage() {
  const [theme, setTheme] = useState<ThemeChoice>('system')
  useEffect(() => setTheme(readTheme()), [])
  return (
    <div className="mx-auto flex max-w-shell flex-col gap-8 px-gutter py-8 sm:gap-12 sm:py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h1">Kit</h1>
          <p className="text-lead text-muted">Every control in every state.</p>
        </div>
        <fieldset className="flex gap-1">
          <legend className="mb-1 text-small font-medium">Theme</legend>
          {choices.map((choice) => (
            <Button
              key={choice}
              variant={choice === theme ? 'primary' : 'secondary'}
              aria-pressed={choice === theme}
              onClick={() => {
                chooseTheme(choice)
                setTheme(choice)
              }}
            >
              {choice.charAt(0).toUpperCase() + choice.slice(1)}
            </Button>
          ))}
        </fieldset>
      </header>
      <div className="flex flex-col gap-12 sm:gap-16">
        <KitFoundations />
        <KitControls />
        <KitPictures />
        <KitContent />
        <KitOverlays />
      </div>
    </div>
  )
}
