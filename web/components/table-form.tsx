import type { ReactNode } from 'react'

/** What can be chosen. The last ones are refused, each with what to do about it, which a file that cannot be chosen would not say. */
const FILES = '.csv,.tsv,.txt,text/csv,.xlsx,.xlsm,.xls,.xlsb,.ods,.numbers'

interface Props {
  /** What happens with a file. */
  readonly hint: string
  readonly button: string
  /** What a page without scripts cannot do. */
  readonly without: string
  /** More to ask, below the table. */
  readonly children?: ReactNode
}

/** The form of a page that takes a table. `web/tables/table-form.ts` brings it to life. */
export const TableForm = ({ hint, button, without, children }: Props) => (
  <form className="card many-form" method="dialog" autoComplete="off" aria-label="The table" data-part="form" noValidate>
    <div className="field many-drop" data-part="drop">
      <label htmlFor="file">A CSV file or an Excel spreadsheet</label>
      <p className="hint" id="file-hint">
        {hint}
      </p>
      <input id="file" type="file" accept={FILES} aria-describedby="file-hint" data-part="file" disabled />
    </div>
    <div className="field">
      <label htmlFor="pasted">Or paste the table</label>
      <p className="hint" id="pasted-hint">
        Copy it from a spreadsheet or a file, with the names of the columns. A large table is worked out as soon as you paste it.
      </p>
      <p className="field-error" id="pasted-error" data-part="missing" hidden>
        Paste a table, or choose a file
      </p>
      <textarea
        id="pasted"
        className="text-box"
        rows={5}
        spellCheck={false}
        autoComplete="off"
        aria-describedby="pasted-hint pasted-error"
        data-part="pasted"
      />
      {children}
      <div className="contact-buttons">
        <button type="submit" className="button" data-part="start" disabled>
          {button}
        </button>
      </div>
    </div>
    <noscript>
      <p className="hint">{without}</p>
    </noscript>
  </form>
)

/** An example of a table, and a button that hands it over. */
export const SampleTable = ({ children }: { readonly children: string }) => (
  <>
    <pre className="many-sample" data-part="sample">
      {children}
    </pre>
    <p>
      <button type="button" className="button-quiet" data-part="save-sample" disabled>
        Download this table
      </button>
    </p>
  </>
)
