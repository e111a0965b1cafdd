import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Input, Select } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { downloads } from '#features/admin/api/exports.js';
import { auditLogQuery } from '#features/admin/api/operations.js';
import { momentOf, NONE } from '#features/admin/model/new-york.js';
import {
  AUDITED_ACTIONS,
  type AuditedAction,
  type AuditEntry,
  type AuditFilter,
} from '#features/admin/model/operations.js';
import { formatted, humanised } from '#features/admin/model/profile-words.js';
import type { SearchPatch } from '#features/admin/model/search.js';
import type { TabProps } from '../frame/tab-props.js';
import { type Column, DataTable } from '../table/data-table.js';
import { ListActions } from '../table/list-actions.js';
import { Loaded } from '../table/loaded.js';
import { Filter, Toolbar } from '../table/toolbar.js';
import styles from './audit-tab.module.css';
import auditFiltersStyles from './audit-filters.module.css';

const COLUMNS: readonly Column<AuditEntry>[] = [
  { title: 'When', cell: ({ at }) => momentOf(at) },
  { title: 'Who', cell: ({ actor }) => actor },
  { title: 'What', cell: ({ action }) => actionWords(action) },
  { title: 'Whom', cell: (entry) => <Subject entry={entry} /> },
  { title: 'Details', wraps: true, cell: ({ details }) => detailWords(details) },
  { title: 'From', cell: ({ address }) => <code className={styles.address}>{address}</code> },
];

/** Leads to everything that was done to the same. */
function Subject({ entry: { subject, subjectLabel } }: { readonly entry: AuditEntry }) {
  if (subject === null) return NONE;
  return (
    <Link
      to="/admin/dashboard"
      search={{ tab: 'audit', subject }}
      title={subject}
      className={styles.subject}
    >
      {subjectLabel ?? subject}
    </Link>
  );
}

/** Everything that was changed or opened, the latest first. Nothing in it can be altered. */
export function AuditTab({ search: { actor, action, subject }, onSearch }: TabProps) {
  const log = useInfiniteQuery(auditLogQuery({ actor, action, subject }));
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = log;
  // An older page that failed takes nothing of what is there.
  const shown = { ...log, isError: log.isError && !isFetchNextPageError };
  return (
    <>
      <Toolbar
        title="Audit Log"
        actions={
          <ListActions
            of="the audit log"
            queries={[log]}
            download={() => downloads.audit({ actor, action, subject })}
          />
        }
        filters={<AuditFilters asked={{ actor, action, subject }} onSearch={onSearch} />}
      />
      <Loaded
        what="The audit log"
        query={shown}
        empty={{
          is: ({ pages }) => pages.every(({ entries }) => entries.length === 0),
          words: 'No entries found.',
        }}
      >
        {({ pages }) => (
          <>
            <DataTable
              name="Audit log"
              columns={COLUMNS}
              rows={pages.flatMap(({ entries }) => entries)}
              keyOf={({ id }) => id}
            />
            {hasNextPage ? (
              <div className={styles.more}>
                <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {isFetchingNextPage ? 'Loading...' : 'Show older entries'}
                </Button>
                {isFetchNextPageError ? (
                  <span role="alert">Older entries could not be loaded. Try again.</span>
                ) : null}
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </>
  );
}

/** What else an entry of the audit log says, in one line. */
function detailWords(details: Readonly<Record<string, unknown>>): string {
  const { from, to, ...others } = details;
  const change = to === undefined ? [] : [`${formatted('from', from)} → ${formatted('to', to)}`];
  const said = Object.entries(others).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return (
    [
      ...change,
      ...said.map(([name, value]) => `${humanised(name)}: ${formatted(name, value)}`),
    ].join(' · ') || NONE
  );
}

/** `profile-viewed` becomes `Profile viewed`. */
export function actionWords(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface AuditFiltersProps {
  readonly asked: AuditFilter;
  readonly onSearch: (patch: SearchPatch) => void;
}

/** Narrows the log to one administrator, one kind of action or one user; the address takes it. */
function AuditFilters({ asked: { actor, action, subject }, onSearch }: AuditFiltersProps) {
  return (
    <>
      <TextFilter
        key={`by ${actor ?? ''}`}
        name="Who"
        placeholder="Administrator's email"
        asked={actor ?? ''}
        onText={(text) => onSearch({ actor: text })}
      />
      <Filter name="What">
        {(id) => (
          <Select<AuditedAction | ''>
            id={id}
            className={auditFiltersStyles.choice}
            value={action ?? ''}
            onChange={(chosen) => onSearch({ action: chosen === '' ? undefined : chosen })}
            options={[
              { value: '' as const, label: 'Everything' },
              ...AUDITED_ACTIONS.map((each) => ({ value: each, label: actionWords(each) })),
            ]}
          />
        )}
      </Filter>
      <TextFilter
        key={`about ${subject ?? ''}`}
        name="Whom"
        placeholder="User's email or ID"
        asked={subject ?? ''}
        onText={(text) => onSearch({ subject: text })}
      />
    </>
  );
}

interface TextFilterProps {
  readonly name: string;
  readonly placeholder: string;
  readonly asked: string;
  readonly onText: (text: string | undefined) => void;
}

function TextFilter({ name, placeholder, asked, onText }: TextFilterProps) {
  const [typed, setTyped] = useState(asked);
  const send = (text: string): void => {
    if (text.trim() !== asked) onText(text.trim() || undefined);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send(typed);
  };
  return (
    <form
      onSubmit={submit}
      role="search"
      aria-label={`Audit log by ${name.toLowerCase()}`}
      className={auditFiltersStyles.actor}
    >
      <Filter name={name}>
        {(id) => (
          <Input
            id={id}
            className={auditFiltersStyles.text}
            placeholder={placeholder}
            maxLength={254}
            allowClear
            value={typed}
            onBlur={() => send(typed)}
            onChange={({ target }) => {
              setTyped(target.value);
              if (target.value === '') send('');
            }}
          />
        )}
      </Filter>
    </form>
  );
}
