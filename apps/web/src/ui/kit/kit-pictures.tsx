import { useState } from 'react'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import type { SavePicture } from '../fields/picture-dialog.tsx'
import { PictureField } from '../fields/picture-field.tsx'
import { Avatar } from '../marks/avatar.tsx'
import { KitRow, KitSection } from './kit-section.tsx'

const limits = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10 * 1024 * 1024 }

/** The field for a picture, one whose upload fails, and the progress bar. */
export function KitPictures() {
  const [isFilled, setIsFilled] = useState(true)
  const savePicture: SavePicture = async (_chosen, { onProgress }) => onProgress(1)
  const refuse: SavePicture = async () => {
    throw new Error('We can’t store pictures right now. Try again in a few minutes.')
  }
  return (
    <KitSection title="Pictures">
      <div className="grid gap-6 sm:grid-cols-2">
        <PictureField
          label="Photo"
          current={<Avatar name="Mara Lindqvist" size={96} />}
          filled={isFilled}
          limits={limits}
          aspect={1}
          round
          save={savePicture}
          remove={async () => setIsFilled(false)}
        />
        <PictureField
          label="Picture that cannot be saved"
          current={null}
          filled={false}
          limits={limits}
          aspect={null}
          askAlt
          save={refuse}
        />
      </div>
      <KitRow title="Progress">
        <div className="w-full max-w-card">
          <ProgressBar share={0.4} label="Uploading" />
        </div>
      </KitRow>
    </KitSection>
  )
}
