import { parseStatementFilters, toStatementQuery } from '../../lib/wallet/statement-filters.ts';
import { createFilters } from '../app/filters.ts';

/** What the statement is narrowed by. */
export const statementFilters = createFilters('statement', parseStatementFilters, toStatementQuery);
