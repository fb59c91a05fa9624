'use client';

import { useState } from 'react';
import { Words } from '../words';

/** A field that answers as one types, beside the same words: what a page of one island costs in the framework alone. */
export default function ClientPage() {
  const [rupees, setRupees] = useState('5000');
  return (
    <main>
      <h1>Client</h1>
      <label>
        Monthly amount
        <input value={rupees} onChange={({ target }) => setRupees(target.value)} />
      </label>
      <output>{Number(rupees) * 12}</output>
      <Words />
    </main>
  );
}
