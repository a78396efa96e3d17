import { Tip } from '../tip.tsx'

/** The label of a field, with its tip if it has one. */
export const FieldLabel = ({ name, label, tip }: { name: string; label: string; tip: string | undefined }) => (
  <div className="field-label">
    <label htmlFor={name}>{label}</label>
    {tip !== undefined && <Tip about={label}>{tip}</Tip>}
  </div>
)
