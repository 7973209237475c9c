// React as a separate part, so that a phone evaluates it in a separate task.
export { hydrateRoot } from 'react-dom/client'
