// Onboarding: the steps in which a professional tells their story for the first time. Owns `onboarding`.
import type {} from './activities.ts'
import type {} from './tables.ts'
