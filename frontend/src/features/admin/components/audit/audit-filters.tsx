import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import type { AuditFilter } from '../../model/operations.js';
import type { SearchPatch } from '../../model/search.js';
import styles from './audit-filters.module.css';

export interface AuditFiltersProps {
  readonly asked: AuditFilter;
  readonly onSearch: (patch: SearchPatch) => void;
}

const FIELDS = [
  { name: 'actor', label: 'Who' },
  { name: 'action', label: 'What' },
  { name: 'subject', label: 'Whom' },
] as const;

/** Narrows the log; the address takes it when it is sent. */
export function AuditFilters({ asked, onSearch }: AuditFiltersProps) {
  return <Fields key={JSON.stringify(asked)} asked={asked} onSearch={onSearch} />;
}

function Fields({ asked, onSearch }: AuditFiltersProps) {
  const [typed, setTyped] = useState<AuditFilter>(asked);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSearch(Object.fromEntries(FIELDS.map(({ name }) => [name, typed[name]?.trim() || undefined])));
  };
  const narrowed = FIELDS.some(({ name }) => asked[name] !== undefined);
  return (
    <form className={styles.fields} onSubmit={submit} role="search" aria-label="Audit log">
      {FIELDS.map(({ name, label }) => (
        <Input key={name} name={name} aria-label={label} placeholder={label} maxLength={200} value={typed[name] ?? ''} onChange={({ target }) => setTyped({ ...typed, [name]: target.value })} allowClear />
      ))}
      <Button htmlType="submit">Search</Button>
      {narrowed ? (
        <Button type="text" onClick={() => onSearch({ actor: undefined, action: undefined, subject: undefined })}>
          Show all
        </Button>
      ) : null}
    </form>
  );
}
