import type { ReactNode } from 'react'

/** A part of the home page: its heading, with what is under it. */
export const HomeSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="home-section" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)
