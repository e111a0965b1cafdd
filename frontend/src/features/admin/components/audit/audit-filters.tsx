import { CloseOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import {
  AUDITED_ACTIONS,
  type AuditedAction,
  type AuditFilter,
} from '#features/admin/model/operations.js';
import type { SearchPatch } from '#features/admin/model/search.js';
import { Filter } from '../table/toolbar.js';
import styles from './audit-filters.module.css';
import { actionWords } from './audit-tab.js';

export interface AuditFiltersProps {
  readonly asked: AuditFilter;
  readonly onSearch: (patch: SearchPatch) => void;
}

/** Narrows the log to one administrator, one kind of action or one user; the address takes it. */
export function AuditFilters({ asked: { actor, action, subject }, onSearch }: AuditFiltersProps) {
  return (
    <>
      <Actor key={actor} asked={actor ?? ''} onSearch={onSearch} />
      <Filter name="What">
        {(id) => (
          <Select<AuditedAction | ''>
            id={id}
            className={styles.choice}
            value={action ?? ''}
            onChange={(chosen) => onSearch({ action: chosen === '' ? undefined : chosen })}
            options={[
              { value: '' as const, label: 'Everything' },
              ...AUDITED_ACTIONS.map((each) => ({ value: each, label: actionWords(each) })),
            ]}
          />
        )}
      </Filter>
      {subject === undefined ? null : (
        <Button
          type="dashed"
          icon={<CloseOutlined aria-hidden />}
          onClick={() => onSearch({ subject: undefined })}
        >
          One user or thing only
        </Button>
      )}
    </>
  );
}

function Actor({
  asked,
  onSearch,
}: {
  readonly asked: string;
  readonly onSearch: (patch: SearchPatch) => void;
}) {
  const [typed, setTyped] = useState(asked);
  const send = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    if (typed.trim() !== asked) onSearch({ actor: typed.trim() || undefined });
  };
  return (
    <form onSubmit={send} role="search" aria-label="Audit log" className={styles.actor}>
      <Filter name="Who">
        {(id) => (
          <Input
            id={id}
            name="actor"
            className={styles.text}
            placeholder="Administrator's email"
            maxLength={254}
            value={typed}
            onBlur={() => send()}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Filter>
    </form>
  );
}
