import { parseStatementFilters, toStatementQuery } from '../../lib/wallet/statement-filters.ts';
import { createFilters } from '../app/filters.ts';

export const statementFilters = createFilters('statement', parseStatementFilters, toStatementQuery);
