/** The message of a field that cannot be used, above its box. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p className="field-error" id={id}>
      <span className="visually-hidden">Error: </span>
      {message}
    </p>
  )
}
