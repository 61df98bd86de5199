// The commands of the program. Each adds itself to the command line; when it is chosen, it runs and leaves its exit
// code.
#pragma once

namespace CLI {
class App;
}

namespace fourfold::cli {

// All of them, and the options of the program itself, described in the chosen language.
void add_everything(CLI::App& program, int& exit_code);

void add_games_command(CLI::App& program, int& exit_code);
void add_rules_command(CLI::App& program, int& exit_code);
void add_play_command(CLI::App& program, int& exit_code);
void add_serve_command(CLI::App& program, int& exit_code);
void add_best_command(CLI::App& program, int& exit_code);
void add_moves_command(CLI::App& program, int& exit_code);
void add_perft_command(CLI::App& program, int& exit_code);
void add_rollout_command(CLI::App& program, int& exit_code);
void add_duel_command(CLI::App& program, int& exit_code);
void add_tables_command(CLI::App& program, int& exit_code);
void add_solve_command(CLI::App& program, int& exit_code);
void add_engine_command(CLI::App& program, int& exit_code);
void add_convert_command(CLI::App& program, int& exit_code);
void add_verify_command(CLI::App& program, int& exit_code);
void add_bench_command(CLI::App& program, int& exit_code);
// These print what is made from the other commands and their options, always in English.
void add_completion_command(CLI::App& program, int& exit_code);
void add_manual_command(CLI::App& program, int& exit_code);

}  // namespace fourfold::cli
