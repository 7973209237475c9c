/** Client state (section 3): `guideModal`, whether the intro is open. */
export const guideModalKey = ['copilot', 'guide'] as const
export const wordsKey = (messageId: string) => ['copilot', 'words', messageId] as const
