// What other features may show of professionals.
export { LookUnseen } from './look-unseen.tsx'
